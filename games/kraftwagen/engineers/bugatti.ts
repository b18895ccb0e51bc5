import type { Effects } from '@carriage/kernel'
import { pushStep } from '@carriage/motorworks'
import { driveRaceCar } from '../actions/grand-prix.ts'
import type { Event } from '../events.ts'
import { actorOf, type State } from '../state.ts'

/** KW-6.51, KW-6.53, KW-6.54 A higher Grand Prix engine was installed: Bugatti's owner drives at once, and must. */
export function bugattiDrives(state: State, fx: Effects<Event>): void {
  const player = actorOf(state)
  if (player.engineers.includes('bugatti')) driveRaceCar(state, player.gpEngine, 'bugatti', fx)
}

/** KW-13.25 After the bonus that raises the engine the drive is optional. */
export function offerBugattiDrive(state: State): void {
  if (actorOf(state).engineers.includes('bugatti')) pushStep(state, { name: 'drive' })
}
