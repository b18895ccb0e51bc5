import type { Versions } from './local-match.ts'

/** The bare rules of each game, without its words: a worker says nothing. */
const rules: Readonly<Record<string, () => Promise<Versions>>> = {
  kraftwagen: async () => [(await import('@carriage/kraftwagen')).kraftwagen],
}

export async function rulesOf(game: string): Promise<Versions | undefined> {
  return rules[game]?.()
}
