import type { Database } from '../store/database.ts'
import { storesOf } from './stores.ts'

/** What a question gives in each store together. A store that is away is left out, unless that is the home store. */
export async function fromEach<T>(home: Database, ask: (store: Database) => Promise<readonly T[]>): Promise<T[]> {
  const [first, ...others] = storesOf(home).all()
  if (!first) return []
  const answers = await Promise.all([
    ask(first.database),
    ...others.map(({ database }) => ask(database).catch((): readonly T[] => [])),
  ])
  return answers.flat()
}
