// Recomputes all ratings from the finished matches: `pnpm ops ratings`. Says how many were not as they should be.
import { runWithDatabase } from '../../platform/command-line.ts'
import { recomputeRatings } from './ratings.ts'

await runWithDatabase(async (database) => {
  const { ratings, wrong } = await recomputeRatings(database)
  return `${ratings} ratings computed; ${wrong} were different before.`
})
