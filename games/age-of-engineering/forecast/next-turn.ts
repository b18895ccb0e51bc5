import type { Foresight, Seat } from '@carriage/kernel'
import { foreseenTurnOf, turnForesight } from '@carriage/motorworks'
import { clone } from '../clone.ts'
import type { Move } from '../moves.ts'
import { newTurn, type State } from '../state.ts'

/** The next turn of a seat, to plan it; null while it is in a turn of its own, and between rounds. */
export function nextTurn(view: State, seat: Seat): State | null {
  return foreseenTurnOf(view, seat, { clone, begin })
}

function begin(state: State, seat: Seat): void {
  state.actor = seat
  state.turn = newTurn()
  state.steps = [{ name: 'takeTile' }]
}

export const foresight: Foresight<State, Move> = turnForesight(nextTurn)
