import { horselessCarriage, type Move, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { bestOf } from './best.ts'

/** Gantt charts that are worth spending on the sales order; with fewer one passes and keeps them. */
const worthSpending = 3

/** The last slot that is open, which sells first (HC-4.8), if there is enough to spend. */
export function chooseSlot(view: State, seat: Seat): Move {
  const spends = playerOf(view, seat).gantt >= worthSpending
  return bestOf(horselessCarriage.moves(view, seat), (move) => {
    if (move.kind !== 'takeSlot') return 0
    return spends ? move.slot : -move.slot
  })
}
