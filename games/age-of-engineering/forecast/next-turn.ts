import type { Seat } from '@carriage/kernel'
import { currentStep } from '@carriage/motorworks'
import { clone } from '../clone.ts'
import { newTurn, type State } from '../state.ts'

/**
 * The table as it would be if the next turn of this seat began now, to plan it: its marker is rearmost, and nothing else
 * has changed. Null while it is in a turn of its own, and between rounds.
 */
export function nextTurn(view: State, seat: Seat): State | null {
  if (view.phase !== 'action') return null
  if (view.actor === seat) return currentStep(view).name === 'takeTile' ? view : null
  const state = clone(view)
  const { tile } = view.turn
  // AE-4.6 The tile that a rival has in hand goes to the front before any other seat moves.
  const others = state.chain.filter((element) => element !== seat)
  state.chain = [seat, ...others, ...(tile === null ? [] : [tile])]
  state.actor = seat
  state.turn = newTurn()
  state.steps = [{ name: 'takeTile' }]
  return state
}
