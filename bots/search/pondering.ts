import type { Plan } from '../craft.ts'
import type { Budget } from '../player.ts'

/** Thinking about one decision of a seat: for a while, and on if there is time. */
export interface Pondering<State, Move> {
  readonly iterations: number
  /** Whether there is anything to decide now: plans that all begin alike can be told apart later. */
  readonly isOpen: boolean
  /** Whether this many more iterations could not change the first move. */
  isSettled(left: number): boolean
  /** The plans that were looked into, the best first. */
  readonly found: Found<State, Move>[]
  run(budget: Pick<Budget, 'iterations' | 'stop'>): void
}

export interface Found<State, Move> {
  readonly plan: Plan<State, Move>
  readonly visits: number
  /** The share of a win that the seat can expect. */
  readonly worth: number
}
