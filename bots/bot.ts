import type { Seat } from '@carriage/kernel'

/** How long a bot may think. The same seed and the same number of iterations give the same move. */
export interface ThinkingBudget {
  readonly seed: number
  /** Positions that a search may look into; a level has a number of its own. */
  readonly iterations?: number
  /** Asked now and then: true ends the search, and the best move so far is played. */
  readonly stop?: () => boolean
}

/** Decides for a seat. It is shown what the seat sees and nothing else. */
export interface Bot<View = object, Move = object> {
  /** A legal move for a seat that the game waits for. */
  choose(view: View, seat: Seat, budget: ThinkingBudget): Move
}
