import type { Effects } from '@carriage/kernel'
import { type Part, type PartKind, pushStep } from '@carriage/kraftwagen-family'
import type { Event } from './events.ts'
import { actorOf, type State } from './state.ts'

/** The actor takes a part. The supply is unlimited: AE-1.6, AE-5.7. */
export function takePart(state: State, part: Part): void {
  if (part.kind === 'engine')
    pushStep(state, { name: 'placeEngine', value: part.value }) // AE-5.22
  else pushStep(state, { name: 'store', part }) // AE-5.9
}

/** AE-5.1, AE-5.21 Exactly of the company's level: AE-5.2. */
export function takePartByLevel(state: State, kind: PartKind): void {
  takePart(state, { kind, value: actorOf(state).levels[kind] }) // AE-4.15
}

/** AE-5.24 The new engine replaces the old one, AE-5.26 regardless of value. It is never removed: AE-5.28. */
export function installEngine(state: State, value: number, fx: Effects<Event>): void {
  const company = actorOf(state)
  const replaced = company.raceEngine
  company.raceEngine = value
  fx.emit({ kind: 'engineInstalled', seat: state.actor, value, replaced })
}
