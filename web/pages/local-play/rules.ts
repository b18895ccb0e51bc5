import type { Versions } from './local-match.ts'

/** The rules of each game without its messages, which a worker does not need. Loaded with the first match. */
const rules = import.meta.glob<Versions>('../../games/*/rules.ts', { import: 'versions' })

export async function rulesOf(game: string): Promise<Versions | undefined> {
  return rules[`../../games/${game}/rules.ts`]?.()
}
