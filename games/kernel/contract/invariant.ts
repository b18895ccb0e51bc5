/** A property of every position of a game, checked after each move of a simulation. */
export interface Invariant<State> {
  readonly id: string
  readonly title: string
  /** Undefined if it holds; otherwise a message for developers. */
  broken(state: State): string | undefined
}

/** A property of each transition between positions: money never falls, an award never changes hands. */
export interface TransitionInvariant<State> {
  readonly id: string
  readonly title: string
  broken(before: State, after: State): string | undefined
}
