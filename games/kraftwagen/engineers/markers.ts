import { legal, refuse, type Verdict } from '@carriage/kernel'
import type { Engineer, EngineerMarker } from '../components/index.ts'
import { actorOf, type State } from '../state.ts'

/** Two kinds of markers by the step they belong to: Daimler and Diesel any time in the turn, Horch and Maybach with a car. */
type Use = 'inTurn' | 'onCar'

/**
 * KW-8.3 One marker in a turn; or, if agreed, one of each kind. Benz's does not count (KW-8.4), nor do engineers (KW-6.28).
 */
export function limitReached({ turn, options }: State, use: Use): boolean {
  if (options.engineerMarkerLimit === 'perTurn') return turn.markerUsed || turn.carMarkerUsed
  return use === 'inTurn' ? turn.markerUsed : turn.carMarkerUsed
}

/** The actor's unused markers of an engineer, in the order in which he got them. */
export function unusedMarkers(state: State, engineer: Engineer): EngineerMarker[] {
  return actorOf(state).engineerMarkers.filter((marker) => isOf(marker, engineer))
}

/** Marker ids start with the engineer's name. */
function isOf(marker: EngineerMarker, engineer: Engineer): boolean {
  return marker.startsWith(engineer)
}

/** Whether the actor has this engineer and a marker of his left, within the limit. */
export function judgeMarkers(state: State, engineer: Engineer, use: Use | 'unlimited'): Verdict {
  const player = actorOf(state)
  if (!player.engineers.includes(engineer)) return refuse('KW-8.1', { engineer })
  if (!player.engineerMarkers.some((marker) => isOf(marker, engineer))) return refuse('KW-8.2', { engineer })
  if (use !== 'unlimited' && limitReached(state, use))
    return refuse('KW-8.3', { limit: state.options.engineerMarkerLimit })
  return legal
}

/** KW-8.2 A marker is used once. */
export function spendMarker(state: State, marker: EngineerMarker): void {
  const { engineerMarkers } = actorOf(state)
  engineerMarkers.splice(engineerMarkers.indexOf(marker), 1)
}
