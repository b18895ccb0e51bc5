import type { Seat } from '@carriage/kernel'
import {
  type DriveForecast,
  forecastDrive,
  type RaceGain,
  type ReachedSpace,
  raceGains,
  racerOn,
} from '@carriage/kraftwagen-family'
import { courseOf, driveRaceCar } from '../actions/grand-prix.ts'
import type { Award } from '../components/index.ts'
import { stepsWithPorsche } from '../engineers/porsche.ts'
import type { RacePlace } from '../events.ts'
import { lapMoneyNow, raceNow } from '../scoring/race-scoring.ts'
import { playerOf, type State } from '../state.ts'
import { asIfOnTurn, shownAs, tryingTable } from './what-if.ts'

/** A drive of a race car, step by step, and what it would be worth. */
export interface RaceForecast extends DriveForecast<Skipped, RaceStanding> {
  /** The steps of the drive, Porsche's included (KW-6.58, KW-6.59). */
  readonly steps: number
  readonly porsche: boolean
  readonly awards: readonly Award[]
}

/** A space that the race car comes to: KW-5.34, KW-5.36.. */
export type RaceSpace = ReachedSpace<Skipped>

export type Skipped =
  | { readonly car: Seat; readonly rule: 'KW-5.35' }
  | { readonly car: 'dummy'; readonly rule: 'KW-12.8' }

export interface RaceStanding {
  /** The cars on the circuit in their order; a dummy has no seat: KW-9.2, KW-9.3, KW-12.9. */
  readonly places: readonly RacePlace[]
  /** What place and laps would earn each seat: KW-9.4, KW-9.6. */
  readonly money: readonly RaceGain[]
}

/** Where a race car would drive with this number of its own steps, by default a Grand Prix action with its engine. */
export function raceForecast(
  view: State,
  seat: Seat,
  steps: number = playerOf(view, seat).gpEngine, // KW-5.30
): RaceForecast {
  const course = courseOf(view, seat, steps)
  const after = asIfOnTurn(view, seat)
  const fx = tryingTable()
  driveRaceCar(after, steps, 'grandPrix', fx)
  const withPorsche = stepsWithPorsche(playerOf(view, seat), steps)
  // KW-5.33; KW-5.32 leaving the pit lane is no lap
  const drive = forecastDrive(seat, course, {
    seats: view.players.length,
    before: raceStanding(view),
    after: raceStanding(after),
    standsOn: (space) => whoStandsOn(view, seat, space),
    courseOf: (rival) => courseOf(after, rival, playerOf(view, rival).gpEngine),
  })
  const awards = shownAs(fx, 'awardTaken').map(({ award }) => award)
  return { ...drive, steps: withPorsche, porsche: withPorsche !== steps, awards }
}

/** The race if the round ended now. */
export function raceStanding(view: State): RaceStanding {
  const places = raceNow(view)
  return {
    places,
    money: raceGains(
      places,
      view.players.length,
      ({ money }) => money,
      (seat) => lapMoneyNow(view, seat),
    ),
  }
}

function whoStandsOn(view: State, seat: Seat, space: number): Skipped {
  const car = racerOn(view.players, seat, space)
  return car === undefined ? { car: 'dummy', rule: 'KW-12.8' } : { car, rule: 'KW-5.35' }
}
