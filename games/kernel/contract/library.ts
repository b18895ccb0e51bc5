import type { AnyGame } from './game.ts'

/** The available games, by id and rules version. Two versions of a game may coexist. */
export interface Library {
  readonly games: readonly AnyGame[]
  find(id: string, rules: number): AnyGame | undefined
  /** The version for new matches. */
  latest(id: string): AnyGame | undefined
}

export function createLibrary(games: readonly AnyGame[]): Library {
  const byVersion = new Map<string, AnyGame>()
  for (const game of games) {
    const key = `${game.id} ${game.rules}`
    if (byVersion.has(key)) throw new RangeError(`The library contains version ${game.rules} of ${game.id} twice.`)
    byVersion.set(key, game)
  }
  return {
    games,
    find: (id, rules) => byVersion.get(`${id} ${rules}`),
    latest: (id) => games.filter((game) => game.id === id).sort((a, b) => b.rules - a.rules)[0],
  }
}
