import { type Effects, legal, type Seat, type Verdict } from '@carriage/kernel'
import { type Drive, drive, pop, spacesTaken } from '@carriage/motorworks'
import { lapsCompleted } from './achievements.ts'
import { stepsWithChevrolet } from './engineers/chevrolet.ts'
import type { DriveReason, Event } from './events.ts'
import type { Move } from './moves.ts'
import { refuse } from './refusal.ts'
import { actorOf, type Company, companyOf, type State } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'

/** Drives at once if nobody can join the racing team. */
export function raceOrWait(state: State, fx: Effects<Event>): boolean {
  if (mostJoining(state, actorOf(state)) > 0) return true
  race(state, 0, fx)
  return false
}

/** AE-5.48 Any number of workers of the canteen, up to the free places of the team; AE-5.61 only workers. */
export function raceMoves(state: State): Move[] {
  const moves: Move[] = []
  for (let workers = 0; workers <= mostJoining(state, actorOf(state)); workers++) moves.push({ kind: 'race', workers })
  return moves
}

/** AE-5.49 The team has as many places as its areas together. */
export function mostJoining(state: State, { canteen, team }: Company): number {
  const free = tablesOf(state).teamBonus.length - 1 - team
  return canteen < free ? canteen : free
}

export function judgeRace(state: State, workers: number): Verdict {
  const company = actorOf(state)
  if (workers > company.canteen) return refuse('AE-5.48', { workers, canteen: company.canteen })
  return workers <= mostJoining(state, company) ? legal : refuse('AE-5.49', { workers, team: company.team })
}

/** AE-5.48 The workers join before the race car moves, AE-5.60 and stay for good. */
export function race(state: State, workers: number, fx: Effects<Event>): void {
  pop(state)
  const company = actorOf(state)
  const tables = tablesOf(state)
  if (workers > 0) {
    company.canteen -= workers
    company.team += workers
    const { team } = company
    fx.tell({ kind: 'teamGrew', seat: state.actor, workers, team, bonus: teamBonus(tables, team) })
  }
  moveRaceCar(state, grandPrixSteps(tables, company), 'grandPrix', fx)
}

/** AE-5.51 Race engine, racing team and Chevrolet, here with so many workers more in the team. */
export function grandPrixSteps(tables: Tables, company: Company, joining = 0): number {
  return stepsWithChevrolet(company, company.raceEngine + teamBonus(tables, company.team + joining))
}

/** AE-5.50 One step for each full area. */
export function teamBonus({ teamBonus: byWorkers }: Tables, team: number): number {
  return byWorkers[team] ?? 0
}

/** Where a seat's race car would go with so many steps: AE-5.52 to AE-5.58. */
export function courseOf(state: State, seat: Seat, steps: number): Drive {
  const taken = spacesTaken(state.companies, state.neutralCars, seat) // AE-5.55, AE-13.7
  return drive(companyOf(state, seat).raceCar.space, steps, taken, tablesOf(state).lapSpaces)
}

/** AE-5.51 The full distance is moved. */
export function moveRaceCar(state: State, steps: number, because: DriveReason, fx: Effects<Event>): void {
  const seat = state.actor
  const { from, to, path, skipped, laps } = courseOf(state, seat, steps)
  const { raceCar } = companyOf(state, seat)
  raceCar.space = to
  raceCar.laps += laps // AE-5.56, AE-5.58
  fx.tell({ kind: 'carDrove', seat, from, to, path, skipped, laps, because })
  if (laps > 0) lapsCompleted(state, seat, fx)
}
