import type { Chance, Seat } from '@carriage/kernel'
import { movesOf } from './decisions.ts'
import type { Move } from './moves.ts'
import { anyOf } from './plan-generator/any.ts'
import { suggestPlan } from './plan-moves.ts'
import { suggestPlacement } from './setup-moves.ts'
import type { State } from './state.ts'

/** A random legal move, also one that no list holds. It looks at nothing that the seat may not see. */
export function suggest(state: State, seat: Seat, chance: Chance): Move {
  const { stage } = state
  if (stage.name === 'setUp') return suggestPlacement(state, seat, chance)
  if (stage.name === 'factory') return suggestPlan(state, stage, seat, chance)
  return anyOf(movesOf(state, seat), chance)
}
