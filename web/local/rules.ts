import type { Versions } from './local-match.ts'

/** The bare rules of each game, without its words: a worker says nothing. They arrive with the first match. */
const rules: Readonly<Record<string, () => Promise<Versions>>> = {
  kraftwagen: async () => [(await import('@carriage/kraftwagen')).kraftwagen],
  'age-of-engineering': async () => [(await import('@carriage/age-of-engineering')).ageOfEngineering],
  'horseless-carriage': async () => {
    const { firstVersion, horselessCarriage } = await import('@carriage/horseless-carriage')
    return [horselessCarriage, firstVersion]
  },
}

export async function rulesOf(game: string): Promise<Versions | undefined> {
  return rules[game]?.()
}
