import { readConfig, WrongSettings } from '../config.ts'
import { printable } from '../platform/printable.ts'
import { type Database, openDatabase } from '../platform/storage/database.ts'

/** Runs a command of an operator on the database of the house and prints what it says, or why it failed. */
export async function runWithDatabase(command: (database: Database) => Promise<string>): Promise<void> {
  try {
    const { DATABASE_URL } = readConfig(process.env)
    if (DATABASE_URL === undefined) throw new WrongSettings(['DATABASE_URL: expected the database of the house'])
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
