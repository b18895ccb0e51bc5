import type { Seat } from '@carriage/kernel'
import { focusMoves } from '../focus.ts'
import type { Move } from '../moves.ts'
import { type FocusStage, playerOf, type State } from '../state.ts'
import { bestOf } from './best.ts'

/** Gantt charts that are worth spending on the sales order; with fewer one passes and keeps them. */
const worthSpending = 3

/** The last slot that is open, which sells first (HC-4.8), if there is enough to spend. */
export function chooseSlot(view: State, stage: FocusStage, seat: Seat): Move {
  const spends = playerOf(view, seat).gantt >= worthSpending
  return bestOf(focusMoves(stage), (move) => (move.kind === 'takeSlot' ? (spends ? move.slot : -move.slot) : 0))
}
