import type { AnyGame } from './game.ts'

/** The games at hand, by id and rules version. Two versions of one game live side by side. */
export interface Library {
  readonly games: readonly AnyGame[]
  find(id: string, rules: number): AnyGame | undefined
  /** The version that new matches are played by. */
  latest(id: string): AnyGame | undefined
}

export function createLibrary(games: readonly AnyGame[]): Library {
  const byVersion = new Map<string, AnyGame>()
  for (const game of games) {
    const key = `${game.id} ${game.rules}`
    if (byVersion.has(key)) throw new RangeError(`The library holds version ${game.rules} of ${game.id} twice.`)
    byVersion.set(key, game)
  }
  return {
    games,
    find: (id, rules) => byVersion.get(`${id} ${rules}`),
    latest: (id) => games.filter((game) => game.id === id).sort((a, b) => b.rules - a.rules)[0],
  }
}
