import type { Seat } from '@carriage/kernel'
import type { Found } from '../search/index.ts'
import type { Reason } from './evaluation.ts'

/** Why the plan of a turn is given up. */
export type PlanChange =
  /** Something was drawn or revealed. */
  | { readonly kind: 'drawn' }
  /** A rival has moved. */
  | { readonly kind: 'rival'; readonly seat: Seat }
  /** Something better was found. */
  | { readonly kind: 'better' }

/** What the earlier hints of a turn have said, and what has happened since. */
export interface TurnAim<Move = object> {
  /** What the turn is for. */
  readonly reason: Reason | undefined
  /** What is still to be played; empty if it can no longer be played. */
  readonly moves: readonly Move[]
  /** The first cause to think again, if any. */
  readonly news: PlanChange | undefined
}

/** Shares of a win by which another plan must be better: the smallest loss that a review reports. */
export const tolerance = 0.03

/** The plans with the one of the turn first, as long as none is better by more than the tolerance; or why it is given up. */
export function withAimFirst<State, Move>(
  found: readonly Found<State, Move>[],
  aim: TurnAim<Move> | undefined,
): { readonly found: readonly Found<State, Move>[]; readonly change?: PlanChange } {
  const [best] = found
  if (!aim || !best) return { found }
  const planned = found.find(({ plan }) => beginsWith(plan.moves, aim.moves))
  if (planned && planned.worth >= best.worth - tolerance)
    return { found: [planned, ...found.filter((each) => each !== planned)] }
  return { found, change: aim.news ?? { kind: 'better' } }
}

/** Whether the plans are the same as far as both go: one may have been cut short by a draw. */
function beginsWith(plan: readonly unknown[], aim: readonly unknown[]): boolean {
  const length = Math.min(plan.length, aim.length)
  return length > 0 && JSON.stringify(plan.slice(0, length)) === JSON.stringify(aim.slice(0, length))
}
