import type { Seat } from '@carriage/kernel'

/** How an edition tries moves on a view. */
interface TrialOptions<State extends { actor: Seat; turn: unknown }> {
  clone(this: void, state: State): State
  newTurn(this: void): State['turn']
  /** Ends what is in progress: no tile in hand, and the step that waits when nothing is in progress. */
  clear(this: void, state: State): void
}

interface MoveTrials<State> {
  /** The view with this seat as actor, to list its moves. Shares its parts with the view. */
  readAs(this: void, view: State, seat: Seat): State
  /**
   * A copy of the view with this seat on turn and no step in progress, so that the rules can try moves for it. In its
   * own turn the seat keeps its turn state.
   */
  asIfOnTurn(this: void, view: State, seat: Seat): State
}

export function createTrials<State extends { actor: Seat; turn: unknown }>({
  clone,
  newTurn,
  clear,
}: TrialOptions<State>): MoveTrials<State> {
  const readAs = (view: State, seat: Seat): State =>
    view.actor === seat ? view : { ...view, actor: seat, turn: newTurn() }
  return {
    readAs,
    asIfOnTurn(view, seat) {
      const state = clone(readAs(view, seat))
      clear(state)
      return state
    },
  }
}
