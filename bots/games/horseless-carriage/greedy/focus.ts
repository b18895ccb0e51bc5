import {
  type Dimension,
  departmentsOf,
  dimensions,
  horselessCarriage,
  lastYear,
  type Move,
  playerOf,
  type State,
} from '@carriage/horseless-carriage'
import { patentMatrix } from '@carriage/horseless-carriage/forecast'
import { fastChance, type Seat, silentEffects } from '@carriage/kernel'
import { type Factors, usualFactors } from '../factors.ts'
import { outlookOf } from '../planner/outlook.ts'
import { type RankedMove, rankedBy } from './ranked.ts'

/**
 * A slot gives patents (HC-5.25) and a place in the sales, where the last slot sells first (HC-4.8). It costs all Gantt
 * charts (HC-4.4), and with them a place among those who choose next year (HC-4.1), but no more than that: charts that are
 * never spent are worth nothing. Passing keeps them and leads to a slot that depends on the others (HC-4.7).
 */
export function rankSlots(view: State, seat: Seat, factors: Factors = usualFactors): RankedMove[] {
  const access = patentMatrix(view, seat)
  const wanted = wantedSquares(view, seat)
  const valueIn = (slot: number) => {
    const levels = access[slot - 1]
    const squares = dimensions.reduce(
      (sum, track) => sum + (levels ? Math.max(0, Math.min(levels[track], wanted[track]) - own(view, track, seat)) : 0),
      0,
    )
    return slot + factors.patentedSquare * squares
  }
  const isLast = view.timecard.flipped || view.year === lastYear
  const worth = (end: State) =>
    valueIn(end.order.indexOf(seat) + 1) - (isLast ? 0 : factors.laterChoice * choosingBefore(end, seat))
  // Passing is listed last, and of equals the first is chosen: charts are not spent for nothing.
  return rankedBy([...horselessCarriage.moves(view, seat)].reverse(), (move) => {
    const ends = endsOf(view, seat, move)
    return ends.reduce((sum, end) => sum + worth(end), 0) / ends.length
  })
}

/** How the phase may end after a move, if every seat that is still to act passes or takes the last slot that is left. */
function endsOf(before: State, seat: Seat, move: Move): State[] {
  const state = horselessCarriage.clone(before)
  horselessCarriage.play(state, seat, move, silentEffects<object>(fastChance(luck)))
  if (state.stage.name !== 'focus') return [state]
  const [next] = state.stage.waiting
  const last = state.stage.slots.lastIndexOf(null) + 1
  if (next === undefined) return [state]
  return [...endsOf(state, next, { kind: 'pass' }), ...endsOf(state, next, { kind: 'takeSlot', slot: last })]
}

/** Any: this phase draws nothing. */
const luck = 1

/** How many seats will choose before this one next year, if nobody builds another planning department: HC-4.1, HC-6.2. */
function choosingBefore(state: State, seat: Seat): number {
  const charts = (of: Seat) => {
    const { gantt, factory } = playerOf(state, of)
    return gantt + departmentsOf(factory, 'planning')
  }
  return state.order.toSorted((a, b) => charts(b) - charts(a)).indexOf(seat) // sorting keeps the order of equals
}

/** The square of each track that this year or the next asks for: the minimum, and a little more on an axis. */
function wantedSquares(view: State, seat: Seat): Record<Dimension, number> {
  const wanted = { speed: 0, range: 0, design: 0, reliability: 0, safety: 0 }
  for (const { market } of outlookOf(view, seat).years.slice(0, 2))
    for (const track of dimensions) {
      const onAxis = track === market.bottom || track === market.left
      wanted[track] = Math.max(wanted[track], market.minimums[track] + (onAxis ? 2 : 0))
    }
  return wanted
}

function own({ markers }: State, track: Dimension, seat: Seat): number {
  return markers[track][seat] ?? 0
}
