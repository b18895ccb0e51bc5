import type { AnyGame } from '@carriage/kernel'
import { type GamePlayed, playGame } from './game.ts'

export interface PlayAll {
  readonly game: AnyGame
  /** So many at least. */
  readonly games: number
  /** Whether more are begun, for something is still being tried. */
  readonly goOn: () => boolean
  readonly atOnce: number
  readonly seed: number
  readonly gateways: readonly string[]
  /** Called when a match has begun or ended. */
  readonly onProgress: (begun: number, ended: number) => void
  /** Called when a match went on. */
  readonly onNews: () => void
}

/** Plays games, some at once, and gives what everybody did and saw. */
export async function playAll(terms: PlayAll): Promise<GamePlayed[]> {
  const { games, atOnce, goOn, onProgress } = terms
  const played: GamePlayed[] = []
  let next = 0
  let begun = 0
  const hands = Array.from({ length: Math.min(atOnce, games) }, async () => {
    while (next < games || goOn()) {
      const index = next++
      const onBegin = () => onProgress(++begun, played.length)
      played.push(await playGame({ ...terms, index, onBegin }))
      onProgress(begun, played.length)
    }
  })
  await Promise.all(hands)
  return played
}
