import type { Seat } from '@carriage/kernel'
import {
  type DriveForecast,
  forecastDrive,
  type RaceGain,
  type ReachedSpace,
  raceGains,
  racerOn,
} from '@carriage/kraftwagen-family'
import type { Achievement } from '../components/index.ts'
import type { DriveReason, RacePlace } from '../events.ts'
import { courseOf, grandPrixSteps, mostJoining, moveRaceCar, teamBonus } from '../grand-prix.ts'
import { lapPointsNow, raceNow } from '../race-scoring.ts'
import { companyOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'
import { asIfOnTurn, shownAs, tryingTable } from './what-if.ts'

/** A move of a race car, step by step, and its value. */
export interface RaceForecast extends DriveForecast<Skipped, RaceStanding> {
  readonly steps: number
  readonly achievements: readonly Achievement[]
}

/** A space that the race car reaches: AE-5.56. */
export type RaceSpace = ReachedSpace<Skipped>

export type Skipped =
  | { readonly car: Seat; readonly rule: 'AE-5.53' }
  | { readonly car: 'neutral'; readonly rule: 'AE-13.7' }

export interface RaceStanding {
  /** The ranked cars; a neutral car has no seat: AE-10.3, AE-10.8, AE-13.7. */
  readonly places: readonly RacePlace[]
  /** Points by seat for places and laps: AE-10.6, AE-10.7. */
  readonly points: readonly RaceGain[]
}

/** A Grand Prix after this number of workers joined the racing team. */
export interface TeamForecast {
  readonly workers: number
  readonly team: number
  /** The bonus of this team, AE-5.50, and the additional workers required for the next bonus; null at the top. */
  readonly bonus: number
  readonly toNextBonus: number | null
  readonly race: RaceForecast
}

/** The course of a race car for this many steps, by default those of a Grand Prix action without joining workers. */
export function raceForecast(view: State, seat: Seat, steps = ownSteps(view, seat)): RaceForecast {
  const course = courseOf(view, seat, steps)
  const after = asIfOnTurn(view, seat)
  const fx = tryingTable()
  const because: DriveReason = 'grandPrix'
  moveRaceCar(after, steps, because, fx)
  // AE-5.56; AE-5.57 leaving the pit lane is no lap
  const drive = forecastDrive(seat, course, {
    seats: view.companies.length,
    before: raceStanding(view),
    after: raceStanding(after),
    standsOn: (space) => whoStandsOn(view, seat, space),
    courseOf: (rival) => courseOf(after, rival, ownSteps(view, rival)),
  })
  return { ...drive, steps, achievements: shownAs(fx, 'achievementWon').map(({ achievement }) => achievement) }
}

/** A Grand Prix action for each possible number of joining workers: AE-5.48. */
export function teamForecast(view: State, seat: Seat): TeamForecast[] {
  const company = companyOf(view, seat)
  const tables = componentTablesOf(view)
  return Array.from({ length: mostJoining(view, company) + 1 }, (_, workers) => {
    const team = company.team + workers
    const bonus = teamBonus(tables, team)
    const next = tables.teamBonus.findIndex((more) => more > bonus)
    return {
      workers,
      team,
      bonus,
      toNextBonus: next < 0 ? null : next - team,
      race: raceForecast(view, seat, grandPrixSteps(view, seat, workers)),
    }
  })
}

/** The race if the round ended now. */
export function raceStanding(view: State): RaceStanding {
  const places = raceNow(view)
  return {
    places,
    points: raceGains(
      places,
      view.companies.length,
      ({ points }) => points,
      (seat) => lapPointsNow(view, seat),
    ),
  }
}

function ownSteps(view: State, seat: Seat): number {
  return grandPrixSteps(view, seat)
}

function whoStandsOn(view: State, seat: Seat, space: number): Skipped {
  const car = racerOn(view.companies, seat, space)
  return car === undefined ? { car: 'neutral', rule: 'AE-13.7' } : { car, rule: 'AE-5.53' }
}
