import type { Seat } from '@carriage/kernel'
import { seatAtTail } from '@carriage/motorworks'
import { eventsOf, everyThird } from '@carriage/motorworks/testing/comparing'
import { WatchedTurns } from '@carriage/motorworks/testing/watched-turns'
import type { State } from '../../../state.ts'
import { type ChainAfter, chainForecast } from '../../chain-forecast.ts'
import type { Comparison } from './comparison.ts'

/**
 * The chain foreseen when a tile is taken against the chain after the turn, and the turns until the seat moves again.
 */
export function chainComparison(): Comparison {
  let taken: ChainAfter | undefined
  const watched = new WatchedTurns()
  let turns = 0
  const wanted = everyThird()

  return ({ seat, move, view, events, after, rover }, tally) => {
    if (move.kind === 'takeTile') taken = undefined
    if (move.kind === 'takeTile' && wanted()) {
      const forecast = chainForecast(view(), seat)
      taken = forecast.kind === 'choosing' ? forecast.tiles.find(({ tile }) => tile === move.tile) : undefined
      tally.holds('tile in the chain', taken !== undefined, () => move.tile)
      watchAnother(view(), seat)
    }
    if (move.kind === 'endTurn' && taken) {
      const last = chainForecast(view(), seat)
      for (const foreseen of [taken, last.kind === 'underWay' ? last : undefined]) {
        tally.same('chain after the turn', foreseen?.chain, after.chain)
        tally.same('next seat', foreseen && [foreseen.next, foreseen.again], [
          seatAtTail(after.chain),
          seatAtTail(after.chain) === seat,
        ])
      }
      const fromTail = eventsOf(events, 'tileToFront').filter(({ from }) => from === 'rear')
      tally.same(
        'tiles that wrap',
        taken.wraps,
        fromTail.map(({ tile }) => tile),
      )
      watched.watch(seat, taken)
    }
    for (const { seat: mover } of eventsOf(events, 'turnBegan')) watched.began(mover, rover, tally)
    if (after.phase === 'over') watched.end(tally)
  }

  /** Now and then a seat that waits is asked, too. The turn that is beginning counts. */
  function watchAnother(view: State, actor: Seat): void {
    turns++
    const seat = (turns % view.companies.length) as Seat // a number below that of the companies is a seat
    const forecast = chainForecast(view, seat)
    if (forecast.kind === 'waiting') watched.watch(seat, forecast, actor)
  }
}
