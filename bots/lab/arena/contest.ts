import { type AnyGame, awaitedSeats, fastChance, LiveEffects, type Result, redact, type Seat } from '@carriage/kernel'
import type { Bot } from '../../bot.ts'
import type { WatchedMove } from '../../yardstick.ts'

/** A contestant in the arena, with the name that the table of results shows. */
export interface Contestant {
  readonly name: string
  readonly player: Bot
}

/** Limit of moves, after which a game counts as never ending. */
const longest = 5_000

/** The result of one game, its number of moves, and the figures that were counted. */
export interface ArenaGame {
  readonly result: Result
  readonly moves: number
  readonly figures?: Readonly<Record<string, number>>
}

/** Named figures from the events of one whole game and its last position. */
export type Survey = (events: readonly object[], end: object) => Readonly<Record<string, number>>

/** One whole game. Each player sees the view of its seat; the seed decides the luck and what players think by chance. */
export function contest(
  game: AnyGame,
  options: object,
  players: readonly Bot[],
  seed: number,
  survey?: Survey,
  watch?: (step: WatchedMove) => void,
): ArenaGame {
  const fx = new LiveEffects<object>(fastChance(seed))
  const who = fastChance(seed + 2 ** 36)
  const state = game.setup({ seats: players.length, options }, fx)
  for (let move = 0; move < longest; move++) {
    const turn = game.turn(state)
    if (turn.over) {
      return { result: turn.result, moves: move, ...(survey && { figures: survey(fx.events, state) }) }
    }
    const awaited = awaitedSeats(turn)
    const seat = awaited[awaited.length > 1 ? who.below(awaited.length) : 0]
    const player = seat === undefined ? undefined : players[seat]
    if (seat === undefined || !player) throw new Error('The game waits for nobody.')
    const chosen = player.choose(redact(state, seat), seat, { seed: seed * 8192 + move })
    const verdict = game.judge(state, seat, chosen)
    if (!verdict.legal) throw new Error(`Seat ${seat} made an illegal move: ${JSON.stringify(chosen)}`)
    const before = watch && game.clone(state)
    const eventCount = fx.events.length
    game.play(state, seat, chosen, fx)
    if (before) watch({ before, seat, move: chosen, events: fx.events.slice(eventCount), after: game.clone(state) })
  }
  throw new Error(`The game with seed ${seed} has not ended after ${longest} moves.`)
}

/** The place of a seat, from 1; tied seats get the mean of the places that they take. */
export function placeOf({ ranking }: Result, seat: Seat): number {
  let ahead = 0
  for (const place of ranking) {
    if (place.includes(seat)) return ahead + (place.length + 1) / 2
    ahead += place.length
  }
  throw new RangeError(`Seat ${seat} has no place.`)
}
