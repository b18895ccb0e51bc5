import type { Effects, Seat } from '@carriage/kernel'
import { type DriveCourse, driveCourse, spacesTaken } from '@carriage/kraftwagen-family'
import { lapsCompleted } from './achievements.ts'
import { stepsWithChevrolet } from './engineers/chevrolet.ts'
import type { DriveReason, Event } from './events.ts'
import { type Company, companyOf, type State } from './state.ts'
import { type ComponentTables, componentTablesOf } from './tables.ts'

/** AE-5.49 The team has as many places as all its areas combined. */
export function mostJoining(state: State, { canteen, team }: Company): number {
  const free = componentTablesOf(state).teamBonus.length - 1 - team
  return canteen < free ? canteen : free
}

/** AE-5.51 Race engine, racing team and Chevrolet, after this number of workers joined the team. */
export function grandPrixSteps(state: State, seat: Seat, joining = 0): number {
  const { raceEngine, team } = companyOf(state, seat)
  return stepsWithChevrolet(state, seat, raceEngine + teamBonus(componentTablesOf(state), team + joining))
}

/** AE-5.50 One step per full area. */
export function teamBonus({ teamBonus: byWorkers }: ComponentTables, team: number): number {
  return byWorkers[team] ?? 0
}

/** The course of a seat's race car for this number of steps: AE-5.52, AE-5.53, AE-5.54, AE-5.57, AE-1.19. */
export function courseOf(state: State, seat: Seat, steps: number): DriveCourse {
  const taken = spacesTaken(state.companies, state.neutralCars, seat) // AE-5.55, AE-13.7
  return driveCourse(companyOf(state, seat).raceCar.space, steps, taken, componentTablesOf(state).lapSpaces)
}

/** AE-5.51 The full distance must be moved. */
export function moveRaceCar(state: State, steps: number, because: DriveReason, fx: Effects<Event>): void {
  const seat = state.actor
  const { from, to, path, skipped, laps } = courseOf(state, seat, steps)
  const { raceCar } = companyOf(state, seat)
  raceCar.space = to
  raceCar.laps += laps // AE-5.56, AE-5.58
  fx.emit({ kind: 'carDrove', seat, from, to, path, skipped, laps, because })
  if (laps > 0) lapsCompleted(state, seat, fx)
}
