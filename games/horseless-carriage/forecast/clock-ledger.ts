import { type Seat, seatsOf } from '@carriage/kernel'
import { clone } from '../clone.ts'
import { dimensions } from '../components/index.ts'
import { printBrochures } from '../phases/brochures.ts'
import { lastYear } from '../phases/end.ts'
import type { PerDimension, State } from '../state.ts'
import { tablesOf } from '../tables.ts'
import { clocksInHand, earliestEnd, movesToClocks, stepsToCapacityClock } from './earliest-end.ts'
import { shownAs, tryingTable } from './what-if.ts'

export interface ClockLedger {
  /** Ticks until the timecard flips; 0 once it has: HC-11.2. */
  readonly left: number
  /** Clock squares that lie ahead of all markers on each research track, together: HC-3.11. */
  readonly tracks: Readonly<PerDimension<number>>
  /** By seat. */
  readonly seats: readonly SeatClocks[]
  readonly end: GameEnd
}

export interface SeatClocks {
  readonly seat: Seat
  /** Whether the clock of the assembly capacity track lies ahead: HC-3.11. */
  readonly capacity: boolean
  /** Whether the next phase 4 brings a tick with the charts and planning departments of this moment: HC-6.4. */
  readonly gantt: boolean
  /** The most clocks on a card that the seat could play in phase 8 of this year: HC-10.2, HC-10.9. */
  readonly card: number
}

/** Years in whose phase 6 the game can end. */
export interface GameEnd {
  /** The earliest year, for any plans and cards. */
  readonly earliest: number
  /** The earliest year if no seat builds another research or planning department. */
  readonly earliestAsBuilt: number
  /** The latest year, because the timecard is flipped or sure to flip in the next phase 4 (HC-8.1), or by HC-8.2. */
  readonly latest: number
  /** What makes the latest year the last. */
  readonly rule: 'HC-8.1' | 'HC-8.2'
}

/** The punch clock: where ticks can still come from, and when the game can end. It reads only public state. */
export function clockLedger(view: State): ClockLedger {
  const charts = chartsDue(view)
  const left = view.timecard.flipped ? 0 : view.timecard.value
  const tracks = {} as PerDimension<number> // filled below, an entry for each dimension
  for (const track of dimensions) tracks[track] = view.markers[track].flatMap((at) => movesToClocks(view, at)).length
  return {
    left,
    tracks,
    seats: seatsOf(view.players.length).map((seat) => ({
      seat,
      capacity: stepsToCapacityClock(view, seat) > 0,
      gantt: charts.includes(seat),
      card: Math.max(0, ...clocksInHand(view, seat, view.year)),
    })),
    end: endOf(view, left, charts.length),
  }
}

function endOf(view: State, left: number, due: number): GameEnd {
  const { stage, year } = view
  // Departments that stand in phase 3 still stand in phase 4.
  const flips = left <= (stage.name === 'factory' ? due : 0)
  const rule = flips ? 'HC-8.1' : 'HC-8.2'
  if (stage.name === 'over') return { earliest: year, earliestAsBuilt: year, latest: year, rule }
  return {
    earliest: earliestEnd(view, left, true),
    earliestAsBuilt: earliestEnd(view, left, false),
    latest: flips ? (stage.name === 'demand' ? year + 1 : year) : lastYear, // HC-8.7
    rule,
  }
}

/** The seats whose charts would reach the clock if phase 4 ran now. */
function chartsDue(view: State): Seat[] {
  const state = clone(view)
  const fx = tryingTable()
  state.timecard = { value: tablesOf(view).components.punchClock.highest, flipped: false } // so that each tick is shown
  printBrochures(state, fx)
  return shownAs(fx, 'clockTicked').map(({ seat }) => seat)
}
