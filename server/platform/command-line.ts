import { type Config, readConfig, WrongSettings } from '../config.ts'
import { printable } from './printable.ts'
import { type Database, openDatabase } from './storage/database.ts'
import { runningOwnPostgres, startOwnPostgres } from './storage/own-postgres.ts'

/** Runs an operator's command on the database of the site and prints its result or error. */
export async function runWithDatabase(command: (database: Database, url: string) => Promise<string>): Promise<void> {
  await runCommand(async (url) => {
    const database = openDatabase({ url, connections: 1, onError: (error) => console.error(error.message) })
    try {
      return await command(database, url)
    } finally {
      await database.close()
    }
  })
}

/** The same for commands that open the database themselves. */
export async function runCommand(command: (url: string) => Promise<string>): Promise<void> {
  try {
    const result = await withDatabaseUrl(readConfig(process.env), command)
    if (result !== '') console.log(printable(result))
  } catch (error) {
    if (error instanceof WrongSettings) console.error(error.message)
    else console.error(error instanceof Error ? printable(error.message) : error)
    process.exitCode = 1
  }
}

/** Starts the server's own PostgreSQL for the command if the site uses it and the server is not running. */
async function withDatabaseUrl<T>(
  { DATABASE_URL, CARRIAGE_DATA }: Config,
  command: (url: string) => Promise<T>,
): Promise<T> {
  const running = DATABASE_URL ?? (await runningOwnPostgres(CARRIAGE_DATA))
  if (running !== undefined) return command(running)
  const own = await startOwnPostgres(CARRIAGE_DATA)
  try {
    return await command(own.url)
  } finally {
    await own.stop()
  }
}
