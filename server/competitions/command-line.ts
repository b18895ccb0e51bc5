import { readConfig, WrongSettings } from '../config.ts'
import { printable } from '../platform/printable.ts'
import { type Database, openDatabase } from '../platform/storage/database.ts'

/** Runs an operator's command on the database of the site and prints its result or error. */
export async function runWithDatabase(command: (database: Database) => Promise<string>): Promise<void> {
  try {
    const { DATABASE_URL } = readConfig(process.env)
    if (DATABASE_URL === undefined) throw new WrongSettings(['DATABASE_URL: expected the database of the site'])
    const database = openDatabase({
      url: DATABASE_URL,
      connections: 1,
      onError: (error) => console.error(error.message),
    })
    try {
      console.log(printable(await command(database)))
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? printable(error.message) : error)
    process.exitCode = 1
  }
}
