import type { Seat } from '@carriage/kernel'
import { helps, mayHelp } from '../engineering-markers.ts'
import { companyOf, type State } from '../state.ts'

/** AE-6.43, AE-6.44 One step more in a Grand Prix and with the 5-space benefit; AE-6.45 nowhere else. */
export function stepsWithChevrolet(state: State, seat: Seat, steps: number): number {
  return chevroletHelps(state, seat) ? steps + 1 : steps
}

/** AE-6.3 The race car moves by the actor's action. */
export function driveWithChevrolet(state: State): void {
  if (chevroletHelps(state, state.actor)) helps(state, 'chevrolet')
}

function chevroletHelps(state: State, seat: Seat): boolean {
  return companyOf(state, seat).engineers.includes('chevrolet') && (seat !== state.actor || mayHelp(state, 'chevrolet'))
}
