import type { Versions } from './local-match.ts'

/** The bare rules of each game, without its words: a worker says nothing. They arrive with the first match. */
const rules = import.meta.glob<Versions>('../../games/*/rules.ts', { import: 'versions' })

export async function rulesOf(game: string): Promise<Versions | undefined> {
  return rules[`../../games/${game}/rules.ts`]?.()
}
