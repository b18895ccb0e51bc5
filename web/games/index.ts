import type { GameManifest } from './manifest.ts'

const found = import.meta.glob<GameManifest>('./*/manifest.ts', { eager: true, import: 'manifest' })

/** Every game that has a folder here, in its order. */
export const games: readonly GameManifest[] = Object.values(found).toSorted((one, other) => one.order - other.order)

/** Those that the house offers; games on trial can only be played against bots, in this browser. */
export const offeredGames: readonly GameManifest[] = games.filter(({ stage }) => stage === 'offered')

export function manifestOf(game: string): GameManifest | undefined {
  return games.find(({ id }) => id === game)
}

/** Whether a bot gives hints in this game and reviews it. */
export function hasHints(game: string): boolean {
  return manifestOf(game)?.reasons !== undefined
}
