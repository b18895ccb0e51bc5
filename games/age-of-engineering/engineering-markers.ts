import { legal, type Verdict } from '@carriage/kernel'
import { currentStep } from '@carriage/kraftwagen-family'
import type { Engineer, EngineeringMarker } from './components/index.ts'
import { refuseByRule } from './refusal.ts'
import { actorOf, type State } from './state.ts'

/** The two steps of a turn. Each allows one engineering marker: AE-9.14. */
export type MarkerStep = 'action' | 'placing'

/** The step that a marker used now counts for; undefined if that step's marker was used. */
export function freeMarker(state: State): MarkerStep | undefined {
  const { placingMarkerUsed, carPlaced, helper } = state.turn
  const actionMarkerUsed = state.turn.actionMarkerUsed || helper !== undefined // AE-6.3 only if agreed
  switch (currentStep(state).name) {
    case 'takeTile':
    case 'actions':
      return actionMarkerUsed ? undefined : 'action' // AE-9.15
    case 'placing':
      if (!actionMarkerUsed && (!carPlaced || state.options.actionStepMarker === 'wholeTurn')) return 'action' // AE-9.16
      return placingMarkerUsed ? undefined : 'placing' // AE-9.17
    default:
      return undefined
  }
}

/** AE-9.17 A marker on the car counts for the placing step, on an extra car for the action step: AE-8.10. */
export function freeCarMarker({ turn, steps }: State): MarkerStep | undefined {
  if (steps.some(({ name }) => name === 'extraCar'))
    return turn.actionMarkerUsed || turn.helper !== undefined ? undefined : 'action' // AE-6.3
  return turn.placingMarkerUsed ? undefined : 'placing'
}

/** AE-6.3 Whether an engineer may help in the action step: always, or with the option only the first one. */
export function mayHelp({ options, turn }: State, engineer: Engineer): boolean {
  if (options.engineersPerStep !== 'one') return true
  return turn.helper === undefined ? !turn.actionMarkerUsed : turn.helper === engineer
}

/** AE-6.3 Records the engineer who helps the actor in the action step. */
export function helps({ options, turn }: State, engineer: Engineer): void {
  if (options.engineersPerStep === 'one') turn.helper = engineer
}

/** Marker ids start with the engineer's name. */
export function isMarkerOf(marker: EngineeringMarker, engineer: Engineer): boolean {
  return marker.startsWith(engineer)
}

/** AE-6.6, AE-6.8 The markers of Winton and Christie. */
export function goesOnCars(marker: EngineeringMarker): boolean {
  return isMarkerOf(marker, 'winton') || isMarkerOf(marker, 'christie')
}

/** AE-9.13 The markers of the actor that may go on a car now. */
export function carMarkers(state: State): EngineeringMarker[] {
  return freeCarMarker(state) ? actorOf(state).engineeringMarkers.filter(goesOnCars) : []
}

/** The actor's first unused marker of an engineer. */
export function markerOf(state: State, engineer: Engineer): EngineeringMarker | undefined {
  for (const marker of actorOf(state).engineeringMarkers) if (isMarkerOf(marker, engineer)) return marker
  return undefined
}

/**
 * Whether the actor has an unused marker of this engineer within the limit of the step. AE-6.3 Other uses are
 * unlimited.
 */
export function judgeMarkers(state: State, engineer: Engineer, free: MarkerStep | undefined): Verdict {
  if (!actorOf(state).engineers.includes(engineer)) return refuseByRule('AE-6.4', { engineer })
  if (!markerOf(state, engineer)) return refuseByRule('AE-1.24', { engineer })
  return free ? legal : refuseByRule('AE-9.14', { used: true })
}

/** AE-1.24 A marker is used once. */
export function useMarker(state: State, marker: EngineeringMarker, counts: MarkerStep | undefined): void {
  if (!counts) throw new RangeError('The marker of this step was already used.')
  const { engineeringMarkers } = actorOf(state)
  engineeringMarkers.splice(engineeringMarkers.indexOf(marker), 1)
  if (counts === 'action') state.turn.actionMarkerUsed = true
  else state.turn.placingMarkerUsed = true
}
