import type { Effects, Seat } from '@carriage/kernel'
import { pushStep } from '@carriage/kraftwagen-family'
import { levelOfSeat } from '../actions/developments.ts'
import { driveRaceCar } from '../actions/grand-prix.ts'
import type { Event } from '../events.ts'
import { actorOf, playerOf, type State } from '../state.ts'

/** KW-6.51 A higher engine than the one there; KW-6.54 from any source or, if agreed, only one of the owner's own level. */
export function bugattiWants(state: State, seat: Seat, value: number): boolean {
  const { gpEngine, engineers } = playerOf(state, seat)
  const own = state.options.bugattiEngine !== 'ownLevel' || value === levelOfSeat(state, seat, 'engine')
  return own && value > gpEngine && engineers.includes('bugatti')
}

/** KW-6.51, KW-6.53 A higher Grand Prix engine was installed: Bugatti's owner drives at once, and must. */
export function bugattiDrives(state: State, fx: Effects<Event>): void {
  driveRaceCar(state, actorOf(state).gpEngine, 'bugatti', fx)
}

/** KW-13.25 After the bonus that raises the engine the drive is optional. */
export function offerBugattiDrive(state: State): void {
  if (actorOf(state).engineers.includes('bugatti')) pushStep(state, { name: 'drive' })
}
