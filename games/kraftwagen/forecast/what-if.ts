import { type Chance, LiveEffects } from '@carriage/kernel'
import { createTrials, eventsOf } from '@carriage/kraftwagen-family'
import { clone } from '../clone.ts'
import type { Event } from '../events.ts'
import { newTurn, type State } from '../state.ts'

export const { readAs, asIfOnTurn } = createTrials<State>({
  clone,
  newTurn,
  clear(state) {
    state.turn.tile = null
    state.steps = [{ name: 'car' }]
  },
})

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
