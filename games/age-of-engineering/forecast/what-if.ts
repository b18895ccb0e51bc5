import { type Chance, LiveEffects, type Seat } from '@carriage/kernel'
import { eventsOf } from '@carriage/kraftwagen-family'
import { clone } from '../clone.ts'
import type { Event, EventOf } from '../events.ts'
import { newTurn, type State } from '../state.ts'

/** The view with this seat as the one that decides, to ask for its moves. It shares its parts with the view. */
export function readAs(view: State, seat: Seat): State {
  return view.actor === seat ? view : { ...view, actor: seat, turn: newTurn() }
}

/**
 * A copy of the view on which this seat is on turn and has nothing under way, so that the rules carry out for it
 * whatever is tried. In its own turn the seat keeps what counts for this turn.
 */
export function asIfOnTurn(view: State, seat: Seat): State {
  const state = clone(readAs(view, seat))
  state.turn.tile = null
  state.steps = [{ name: 'placing' }] // the step that waits while nothing is under way
  return state
}

/** Within a round nothing is drawn, so that what is only tried needs no luck. */
const noLuck: Chance = { below: () => 0 }

/** A table at which something is tried. */
export function tryingTable(): LiveEffects<Event> {
  return new LiveEffects<Event>(noLuck)
}

/** What was told of one kind, in order. */
export function shownAs<Kind extends Event['kind']>({ events }: LiveEffects<Event>, kind: Kind): EventOf<Kind>[] {
  return eventsOf(events, kind)
}
