import { LiveEffects } from '@carriage/kernel'
import { createTrials, eventsOf } from '@carriage/kraftwagen-family'
import { clone } from '../clone.ts'
import type { Event, EventOf } from '../events.ts'
import { newTurn, type State } from '../state.ts'

export const { readAs, asIfOnTurn } = createTrials<State>({
  clone,
  newTurn,
  clear(state) {
    state.turn.tile = null
    state.steps = [{ name: 'placing' }]
  },
})

/** Effects for trying moves. Nothing is drawn within a round, so this needs no randomness. */
export function tryingTable(): LiveEffects<Event> {
  return new LiveEffects<Event>({ below: () => 0 })
}

/** Emitted events of one kind, in order. */
export function shownAs<Kind extends Event['kind']>({ events }: LiveEffects<Event>, kind: Kind): EventOf<Kind>[] {
  return eventsOf(events, kind)
}
