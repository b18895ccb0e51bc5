// Migrates the database, as a separate step before the processes of a release start: `node server/migrate.ts`.
import { runWithDatabase } from './platform/command-line.ts'
import { migrate } from './platform/storage/migrate.ts'

await runWithDatabase(async (database) => {
  const onWait = (name: string) => console.error(`${name} waits for a lock.`)
  const migrated = await migrate(database, { onWait })
  return migrated.length > 0 ? `Migrated: ${migrated.join(', ')}.` : 'The database is up to date.'
})
