// Brings the database forward, as a step of its own before the processes of a release start: `node server/migrate.ts`.
import { readConfig, WrongSettings } from './config.ts'
import { openLog } from './platform/operations/log.ts'
import { homeStore, storesOf } from './platform/shards/index.ts'
import { type Database, openDatabase } from './platform/storage/database.ts'
import { migrate } from './platform/storage/migrate.ts'

try {
  const { DATABASE_URL, LOG_LEVEL } = readConfig(process.env)
  if (DATABASE_URL === undefined) throw new WrongSettings(['DATABASE_URL: expected the database to migrate'])
  const log = openLog(LOG_LEVEL, ['migrate'])
  const database = openDatabase({
    url: DATABASE_URL,
    connections: 1,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const onWait = (name: string) => log.warn({ migration: name }, 'migration got no lock; trying again')
  // The home store first: it knows the others.
  const stores = storesOf(database)
  await bringForward(homeStore, database)
  await stores.refresh()
  for (const store of stores.all()) if (store.name !== homeStore) await bringForward(store.name, store.database)
  await stores.close()
  await database.close()

  async function bringForward(store: string, each: Database): Promise<void> {
    const migrated = await migrate(each, { onWait })
    log.info({ store, migrated }, migrated.length > 0 ? 'database migrated' : 'database is up to date')
  }
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error)
  process.exit(1)
}
