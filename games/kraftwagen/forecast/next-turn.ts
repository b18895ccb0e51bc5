import type { PremoveRules, Seat } from '@carriage/kernel'
import { buyerKinds, preferencesOnOffer, premoveTurn, turnPremoves } from '@carriage/kraftwagen-family'
import { bringBuyer } from '../actions/buyer.ts'
import { clone } from '../clone.ts'
import { ownerOfBenz } from '../engineers/benz.ts'
import type { Move } from '../moves.ts'
import { newTurn, type State } from '../state.ts'
import { outcomeOf } from './market-outcome.ts'
import { tryingTable } from './what-if.ts'

/** The next turn of a seat, for planning; null during its own turn and between rounds. */
export function nextTurn(view: State, seat: Seat): State | null {
  return premoveTurn(view, seat, { clone, newTurn })
}

export const premoves: PremoveRules<State, Move> = turnPremoves<State, Move>(nextTurn, { ask: askForBenz, gain })

/** KW-6.42 The decision about Benz's marker. */
function askForBenz(view: State, seat: Seat): State | null {
  if (ownerOfBenz(view) !== seat || preferencesOnOffer(view.stacks, buyerKinds).length === 0) return null
  return { ...view, phase: 'scoring', actor: seat, steps: [{ name: 'benz' }] }
}

function gain(view: State, seat: Seat, moves: readonly Move[]): number | null {
  const added = moves.find((move) => move.kind !== 'useBenz' || view.stacks[move.preference] > 0)
  if (added?.kind !== 'useBenz') return null
  const state = { ...clone(view), actor: seat }
  bringBuyer(state, added.preference, true, tryingTable())
  return (outcomeOf(state).earned[seat] ?? 0) - (outcomeOf(view).earned[seat] ?? 0)
}
