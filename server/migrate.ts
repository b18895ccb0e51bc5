// Migrates the database, as a separate step before the processes of a release start: `node server/migrate.ts`.
import { readConfig, WrongSettings } from './config.ts'
import { openLog } from './platform/operations/log.ts'
import { openDatabase } from './platform/storage/database.ts'
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
  const onWait = (name: string) => log.warn({ migration: name }, 'migration lock unavailable, retrying')
  const migrated = await migrate(database, { onWait })
  log.info({ migrated }, migrated.length > 0 ? 'database migrated' : 'database is up to date')
  await database.close()
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error)
  process.exit(1)
}
