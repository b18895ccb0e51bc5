import type { Seat } from '@carriage/kernel'
import { seatAtTail, type Waiting } from '@carriage/motorworks'
import { eventsOf, everyThird, type Tally } from '@carriage/motorworks/comparing'
import type { State } from '../../state.ts'
import { type ChainAfter, chainForecast } from '../chain-forecast.ts'
import type { Comparison } from './comparison.ts'

/**
 * The chain foreseen when a tile is taken against the chain after the turn, and the turns until the seat moves again.
 */
export function chainComparison(): Comparison {
  let taken: ChainAfter | undefined
  let watched: Watch[] = []
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
      watched.push({ seat, foreseen: taken, turns: [] })
    }
    for (const { seat: mover } of eventsOf(events, 'turnBegan')) {
      for (const watch of watched) {
        if (watch.seat === mover) settle(watch, tally, watch.seat === rover)
        else watch.turns[mover] = (watch.turns[mover] ?? 0) + 1
      }
      watched = watched.filter(({ seat }) => seat !== mover)
    }
    if (after.phase === 'over') for (const watch of watched) settleAtTheEnd(watch, tally)
  }

  /** Now and then somebody who waits is asked, too. The turn that is beginning counts. */
  function watchAnother(view: State, actor: Seat): void {
    turns++
    const seat = (turns % view.companies.length) as Seat // a number below that of the companies is a seat
    const forecast = chainForecast(view, seat)
    if (forecast.kind !== 'waiting') return
    const counted: number[] = []
    counted[actor] = 1
    watched.push({ seat, foreseen: forecast, turns: counted })
  }
}

/** What was foreseen for a seat, and the turns of the others since then. */
interface Watch {
  readonly seat: Seat
  readonly foreseen: Waiting
  readonly turns: number[]
}

function settle({ foreseen, turns }: Watch, tally: Tally, rivalsTakeNearest: boolean): void {
  let inAll = 0
  for (const { seat, atLeast, ifNearest, atMost } of foreseen.rivals) {
    const had = turns[seat] ?? 0
    inAll += had
    tally.holds('turns of a rival', had >= atLeast && had <= atMost, () => `${atLeast} to ${atMost}, but ${had}`)
    if (rivalsTakeNearest) tally.same('turns if nearest', ifNearest, had)
  }
  const { atLeast, atMost } = foreseen.inAll
  tally.holds('turns in all', inAll >= atLeast && inAll <= atMost, () => `${atLeast} to ${atMost}, but ${inAll}`)
}

/** The game may end before everybody has had his turn, but never after too many. */
function settleAtTheEnd({ foreseen, turns }: Watch, tally: Tally): void {
  for (const { seat, atMost } of foreseen.rivals) {
    const had = turns[seat] ?? 0
    tally.holds('turns before the end', had <= atMost, () => `at most ${atMost}, but ${had}`)
  }
}
