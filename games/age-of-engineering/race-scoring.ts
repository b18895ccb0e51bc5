import { type Seat, seatsOf } from '@carriage/kernel'
import { moneyForLaps, rank } from '@carriage/kraftwagen-family'
import type { RacePlace } from './events.ts'
import { companyOf, type State } from './state.ts'
import { componentTablesOf } from './tables.ts'

/**
 * The current race: AE-10.3 laps, then AE-10.4 space, AE-10.5 which is unique; AE-13.7 neutral cars are ranked but
 * score nothing.
 */
export function raceNow(state: State): RacePlace[] {
  const points = componentTablesOf(state).components.placePoints.rows // AE-10.6
  const cars = [
    ...seatsOf(state.companies.length).map((driver) => ({ driver, ...companyOf(state, driver).raceCar })),
    ...state.neutralCars.map((space) => ({ driver: null, space, laps: 0 })),
  ]
  // AE-10.8 The option applies to cars in the pit lane.
  return rank<Seat | null>(cars, state.options.pitLaneCars).map(({ driver: seat, place, laps, space }) => ({
    seat,
    place,
    laps,
    space,
    points: seat === null ? 0 : (points[place - 1] ?? 0),
  }))
}

/** AE-10.7 The points for a seat's laps of this round. */
export function lapPointsNow(state: State, seat: Seat): number {
  const { rows, furtherLap } = componentTablesOf(state).components.lapPoints
  return moneyForLaps(companyOf(state, seat).raceCar.laps, rows, furtherLap)
}
