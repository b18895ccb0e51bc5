import type { Effects } from '@carriage/kernel'
import { engineerTaken } from '../achievements.ts'
import type { Engineer } from '../components/index.ts'
import type { Event } from '../events.ts'
import { actorOf, type State } from '../state.ts'
import { componentTablesOf, markersOf } from '../tables.ts'
import { takeRiker } from './riker.ts'

/** AE-6.1 An engineer stays for good, AE-6.4 works at once, and brings a token (AE-6.2) and markers: AE-5.36. */
export function takeEngineer(state: State, engineer: Engineer, fx: Effects<Event>): void {
  const company = actorOf(state)
  const markers = markersOf(componentTablesOf(state), engineer)
  company.engineers.push(engineer)
  company.engineerTokens++ // AE-1.12 there is always one
  company.engineeringMarkers.push(...markers)
  fx.emit({ kind: 'recruited', seat: state.actor, recruit: 'engineer', tile: engineer, markers })
  if (engineer === 'riker') takeRiker(state, fx)
  engineerTaken(state, state.actor, fx)
}
