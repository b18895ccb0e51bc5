// Recomputes all ratings from the finished matches: `pnpm ops ratings`. Says how many were not as they should be.
import { readConfig, WrongSettings } from '../../config.ts'
import { openDatabase } from '../../platform/storage/database.ts'
import { recomputeRatings } from './ratings.ts'

try {
  const { DATABASE_URL } = readConfig(process.env)
  if (DATABASE_URL === undefined) throw new WrongSettings(['DATABASE_URL: expected the database with the ratings'])
  const database = openDatabase({ url: DATABASE_URL, connections: 1, onError: (error) => console.error(error.message) })
  const { ratings, wrong } = await recomputeRatings(database)
  console.log(`${ratings} ratings computed; ${wrong} were different before.`)
  await database.close()
} catch (error) {
  console.error(error instanceof WrongSettings ? error.message : error)
  process.exitCode = 1
}
