/** Something that holds in every position of a game, checked after each move of a simulation. */
export interface Invariant<State> {
  readonly id: string
  readonly title: string
  /** Undefined if it holds; otherwise what was found, as a message for developers. */
  broken(state: State): string | undefined
}

/** Something that holds from each position to the next: money never falls, an award never changes hands. */
export interface TransitionInvariant<State> {
  readonly id: string
  readonly title: string
  broken(before: State, after: State): string | undefined
}
