import type { Database } from '../storage/database.ts'
import { answeredSoon } from './answered-soon.ts'
import { storesOf } from './stores.ts'

/** What a question gives in each store together. One that does not answer is left out, unless that is the home store. */
export async function fromEach<T>(home: Database, ask: (store: Database) => Promise<readonly T[]>): Promise<T[]> {
  const [first, ...others] = storesOf(home).all()
  if (!first) return []
  const answers = await Promise.all([
    ask(first.database),
    ...others.map(async ({ database }) => (await answeredSoon(ask(database))) ?? []),
  ])
  return answers.flat()
}
