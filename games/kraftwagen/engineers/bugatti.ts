import type { Table } from '@carriage/kernel'
import { begin, finish } from '@carriage/motorworks'
import type { Event } from '../events.ts'
import { driveRaceCar } from '../grand-prix.ts'
import type { Move } from '../moves.ts'
import { actorOf, type State } from '../state.ts'

/** KW-6.51, KW-6.53 A higher Grand Prix engine was installed: Bugatti's owner drives at once, and must. */
export function bugattiDrives(state: State, table: Table<Event>): void {
  const player = actorOf(state)
  if (player.engineers.includes('bugatti')) driveRaceCar(state, player.gpEngine, 'bugatti', table)
}

/** KW-13.25 After the bonus that raises the engine the drive is optional. */
export function offerBugattiDrive(state: State): void {
  if (actorOf(state).engineers.includes('bugatti')) begin(state, { name: 'drive' })
}

export const driveMoves: readonly Move[] = Object.freeze([{ kind: 'drive' }, { kind: 'skip' }])

export function driveAfterRaise(state: State, table: Table<Event>): void {
  finish(state)
  bugattiDrives(state, table)
}
