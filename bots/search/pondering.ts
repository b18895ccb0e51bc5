import type { ThinkingBudget } from '../bot.ts'
import type { TurnPlan } from '../game-model.ts'

/** A search for one decision of a seat, which can be run several times. */
export interface Pondering<State, Move> {
  readonly iterations: number
  /** Whether there is a decision now: plans that all begin alike can be compared later. */
  readonly isOpen: boolean
  /** Whether this many more iterations could not change the first move. */
  isSettled(left: number): boolean
  /** The plans that were searched, the best first. */
  readonly found: Found<State, Move>[]
  run(budget: Pick<ThinkingBudget, 'iterations' | 'stop'>): void
}

export interface Found<State, Move> {
  readonly plan: TurnPlan<State, Move>
  readonly visits: number
  /** The share of a win that the seat can expect. */
  readonly worth: number
}
