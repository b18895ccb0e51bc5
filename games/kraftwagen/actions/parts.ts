import type { Effects } from '@carriage/kernel'
import { type Part, pushStep } from '@carriage/kraftwagen-family'
import type { Event } from '../events.ts'
import { actorOf, type State } from '../state.ts'

/** The actor takes a part. Parts never run out (KW-1.10). */
export function takePart(state: State, part: Part): void {
  if (part.kind === 'engine') pushStep(state, { name: 'placeEngine', value: part.value })
  else pushStep(state, { name: 'store', part })
}

/** KW-5.18, KW-5.19 The new engine replaces the old one, whatever their values; KW-5.20 the old one is gone. */
export function installEngine(state: State, value: number, fx: Effects<Event>): void {
  const player = actorOf(state)
  const replaced = player.gpEngine
  player.gpEngine = value
  fx.emit({ kind: 'engineInstalled', seat: state.actor, value, replaced })
}
