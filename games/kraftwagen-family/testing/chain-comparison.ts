import type { Seat } from '@carriage/kernel'
import { type Chain, seatAtTail } from '../chain.ts'
import { eventsOf } from '../events-of-kind.ts'
import type { TurnWait } from '../waiting.ts'
import { type Comparison, everyThird } from './comparing.ts'
import { WatchedTurns } from './watched-turns.ts'

/** The part of either game's chain forecast that is compared. */
interface PredictedChain extends TurnWait {
  readonly wraps: readonly string[]
  readonly next: Seat
  readonly again: boolean
}

type Predicted<After> =
  | { readonly kind: 'choosing'; readonly tiles: readonly (After & { readonly tile: string })[] }
  | ({ readonly kind: 'underWay' } & After)
  | ({ readonly kind: 'waiting' } & TurnWait)

type ComparedEvent =
  | { readonly kind: 'tileToFront'; readonly tile: string; readonly from: string }
  | { readonly kind: 'turnBegan'; readonly seat: Seat }
  | { readonly kind: string }

/**
 * Compares the chain forecast when a tile is taken with the chain after the turn, and the turns until the seat moves
 * again.
 */
export function chainComparison<
  State extends { readonly phase: string; readonly chain: Chain },
  After extends PredictedChain,
>(
  forecastOf: (view: State, seat: Seat) => Predicted<After>,
  seatsIn: (state: State) => number,
  /** Whether the chain matches the forecast. */
  fits: (predicted: After, chain: State['chain']) => boolean,
): Comparison<State, { readonly kind: string; readonly tile?: string }, ComparedEvent> {
  let taken: After | undefined
  const watched = new WatchedTurns()
  let turns = 0
  const wanted = everyThird()

  return ({ seat, move, view, events, after, rover }, tally) => {
    if (move.kind === 'takeTile') taken = undefined
    if (move.kind === 'takeTile' && wanted()) {
      const forecast = forecastOf(view(), seat)
      taken = forecast.kind === 'choosing' ? forecast.tiles.find(({ tile }) => tile === move.tile) : undefined
      tally.holds('tile in the chain', taken !== undefined, () => String(move.tile))
      watchAnother(view(), seat)
    }
    if (move.kind === 'endTurn' && taken) {
      const last = forecastOf(view(), seat)
      for (const predicted of [taken, last.kind === 'underWay' ? last : undefined]) {
        tally.holds('chain after the turn', predicted !== undefined && fits(predicted, after.chain), () =>
          JSON.stringify([predicted, after.chain]),
        )
        const next = seatAtTail(after.chain)
        tally.same('next seat', predicted && [predicted.next, predicted.again], [next, next === seat])
      }
      const swept = eventsOf<ComparedEvent, 'tileToFront'>(events, 'tileToFront').filter(({ from }) => from !== 'hand')
      tally.same(
        'tiles that wrap',
        taken.wraps,
        swept.map(({ tile }) => tile),
      )
      watched.watch(seat, taken)
    }
    for (const { seat: mover } of eventsOf<ComparedEvent, 'turnBegan'>(events, 'turnBegan'))
      watched.began(mover, rover, tally)
    if (after.phase === 'over') watched.end(tally)
  }

  /** Also watches the forecast of a waiting seat from time to time. The turn that is beginning counts. */
  function watchAnother(view: State, actor: Seat): void {
    turns++
    const seat = (turns % seatsIn(view)) as Seat // a number below that of the seats is a seat
    const forecast = forecastOf(view, seat)
    if (forecast.kind === 'waiting') watched.watch(seat, forecast, actor)
  }
}
