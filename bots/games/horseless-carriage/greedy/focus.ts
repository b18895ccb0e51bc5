import { type Dimension, dimensions, horselessCarriage, playerOf, type State } from '@carriage/horseless-carriage'
import { patentMatrix } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'
import { type Factors, usualFactors } from '../factors.ts'
import { outlookOf } from '../planner/outlook.ts'
import { type RankedMove, rankedBy } from './ranked.ts'

/**
 * A slot gives patents (HC-5.25) and a place in the sales, where the last slot sells first (HC-4.8); it costs all Gantt
 * charts (HC-4.4). Passing keeps them and leads to the first slot that is left.
 */
export function rankSlots(view: State, seat: Seat, factors: Factors = usualFactors): RankedMove[] {
  const { gantt } = playerOf(view, seat)
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
  const slots = view.stage.name === 'focus' ? view.stage.slots : []
  const left = slots.indexOf(null) + 1
  return rankedBy(horselessCarriage.moves(view, seat), (move) =>
    move.kind === 'takeSlot' ? valueIn(move.slot) - factors.chart * gantt : valueIn(left),
  )
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
