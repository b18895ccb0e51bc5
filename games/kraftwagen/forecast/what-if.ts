import { type Chance, LiveEffects, type Seat } from '@carriage/kernel'
import { eventsOf } from '@carriage/kraftwagen-family'
import { clone } from '../clone.ts'
import type { Event } from '../events.ts'
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
  state.steps = [{ name: 'car' }] // the step that waits when nothing is in progress
  return state
}

/** Fixed chance for trials: always draws the first remaining item. A forecast must not reveal what was drawn. */
const anyLuck: Chance = { below: () => 0 }

/** Effects for trying moves; `disclosed` says whether chance was involved. */
export function tryingTable(luck: Chance = anyLuck): LiveEffects<Event> {
  return new LiveEffects<Event>(luck)
}

export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

/** Emitted events of one kind, in order. */
export function shownAs<Kind extends Event['kind']>({ events }: LiveEffects<Event>, kind: Kind): EventOf<Kind>[] {
  return eventsOf(events, kind)
}
