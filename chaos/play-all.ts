import type { AnyGame } from '@carriage/kernel'
import type { ChaosBalancer } from './balancer.ts'
import { type GamePlayed, playGame } from './game.ts'
import type { ChaosGuest } from './requests.ts'

export interface PlayAll {
  /** Played in turn. */
  readonly titles: readonly AnyGame[]
  /** Minimum number. */
  readonly games: number
  /** Whether more are begun, for something is still being tried. */
  readonly goOn: () => boolean
  readonly atOnce: number
  readonly seed: number
  readonly gateways: readonly string[]
  readonly balancer: ChaosBalancer
  readonly importer: ChaosGuest
  /** Called when a match has begun or ended. */
  readonly onProgress: (begun: number, ended: number) => void
  /** Called when a match went on. */
  readonly onNews: () => void
}

/** Plays games concurrently and returns what each client did and saw. */
export async function playAll(options: PlayAll): Promise<GamePlayed[]> {
  const { titles, games, atOnce, goOn, onProgress } = options
  const played: GamePlayed[] = []
  let next = 0
  let begun = 0
  const hands = Array.from({ length: Math.min(atOnce, games) }, async () => {
    while (next < games || goOn()) {
      const index = next++
      const game = titles[index % titles.length]
      if (!game) throw new RangeError('There is no game to play.')
      const onBegin = () => onProgress(++begun, played.length)
      played.push(await playGame({ ...options, game, index: Math.floor(index / titles.length), onBegin }))
      onProgress(begun, played.length)
    }
  })
  await Promise.all(hands)
  return played
}
