import type { PremoveRules, Seat } from '@carriage/kernel'
import { premoveTurn, turnPremoves } from '@carriage/kraftwagen-family'
import { addBuyer, buyersOnOffer } from '../buyer.ts'
import { clone } from '../clone.ts'
import type { Move } from '../moves.ts'
import { newTurn, type State } from '../state.ts'
import { ownerOfBuick } from '../steps/buick.ts'
import { outcomeOf } from './market-outcome.ts'
import { tryingTable } from './what-if.ts'

/** The next turn of a seat, for planning; null during its own turn and between rounds. */
export function nextTurn(view: State, seat: Seat): State | null {
  return premoveTurn(view, seat, { clone, newTurn })
}

export const premoves: PremoveRules<State, Move> = turnPremoves<State, Move>(nextTurn, { ask: askForBuick, gain })

/** AE-6.36 The decision about Buick's marker. */
function askForBuick(view: State, seat: Seat): State | null {
  if (ownerOfBuick(view) !== seat || buyersOnOffer(view).length === 0) return null
  return { ...view, phase: 'scoring', actor: seat, steps: [{ name: 'buick' }] }
}

function gain(view: State, seat: Seat, moves: readonly Move[]): number | null {
  const added = moves.find((move) => move.kind !== 'useBuick' || view.stacks[move.preference] > 0)
  if (added?.kind !== 'useBuick') return null
  const state = { ...clone(view), actor: seat }
  addBuyer(state, added.preference, true, tryingTable())
  return (outcomeOf(state).earned[seat] ?? 0) - (outcomeOf(view).earned[seat] ?? 0)
}
