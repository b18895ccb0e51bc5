import { type Chance, LiveEffects, type Seat } from '@carriage/kernel'
import { eventsOf } from '@carriage/kraftwagen-family'
import { clone } from '../clone.ts'
import type { Event, EventOf } from '../events.ts'
import { newTurn, type State } from '../state.ts'

/** The view with this seat as actor, to list its moves. Shares its parts with the view. */
export function readAs(view: State, seat: Seat): State {
  return view.actor === seat ? view : { ...view, actor: seat, turn: newTurn() }
}

/**
 * A copy of the view with this seat on turn and no step in progress, so that the rules can try moves for it. In its own
 * turn the seat keeps its turn state.
 */
export function asIfOnTurn(view: State, seat: Seat): State {
  const state = clone(readAs(view, seat))
  state.turn.tile = null
  state.steps = [{ name: 'placing' }] // the step that waits when nothing is in progress
  return state
}

/** Nothing is drawn within a round, so trying moves needs no randomness. */
const noLuck: Chance = { below: () => 0 }

/** Effects for trying moves. */
export function tryingTable(): LiveEffects<Event> {
  return new LiveEffects<Event>(noLuck)
}

/** Emitted events of one kind, in order. */
export function shownAs<Kind extends Event['kind']>({ events }: LiveEffects<Event>, kind: Kind): EventOf<Kind>[] {
  return eventsOf(events, kind)
}
