import type { GameManifest } from './manifest.ts'

const found = import.meta.glob<GameManifest>('./*/manifest.ts', { eager: true, import: 'manifest' })

/** Every game with a folder here, in order. */
export const games: readonly GameManifest[] = Object.values(found).toSorted((one, other) => one.order - other.order)

/** The offered games; games on trial can only be played against bots, in this browser. */
export const offeredGames: readonly GameManifest[] = games.filter(({ stage }) => stage === 'offered')

export function manifestOf(game: string): GameManifest | undefined {
  return games.find(({ id }) => id === game)
}

/** Whether the bot of this game gives hints and reviews. */
export function hasHints(game: string): boolean {
  return manifestOf(game)?.reasons !== undefined
}
