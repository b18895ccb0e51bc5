import { type Seat, seatsOf } from '@carriage/kernel'
import { moneyForLaps, pitLane, rank } from '@carriage/motorworks'
import type { RacePlace } from './events.ts'
import { companyOf, type State } from './state.ts'
import { componentTablesOf } from './tables.ts'

/** The race as it stands: AE-10.3 laps, AE-10.4 then space, AE-10.5 which no two share; AE-13.7 neutral cars have places but take no points. */
export function raceNow(state: State): RacePlace[] {
  const seats = seatsOf(state.companies.length)
  const points = componentTablesOf(state).components.placePoints.rows // AE-10.6
  const ranked = rank<Seat | null>([
    ...seats.map((driver) => ({ driver, ...companyOf(state, driver).raceCar })),
    ...state.neutralCars.map((space) => ({ driver: null, space, laps: 0 })),
  ]).map(({ driver: seat, place, laps, space }) => ({
    seat,
    place,
    laps,
    space,
    points: seat === null ? 0 : (points[place - 1] ?? 0),
  }))
  const waiting = seats.filter((seat) => companyOf(state, seat).raceCar.space === pitLane)
  if (!startHasPlace(state, waiting.length)) return ranked
  const place = ranked.length + 1
  return [
    ...ranked,
    ...waiting.map((seat) => ({ seat, place, laps: 0, space: pitLane, points: points[place - 1] ?? 0 })),
  ]
}

/** AE-10.8 Whether this number of cars in START has the place after the last car on the circuit. */
function startHasPlace({ options: { pitLaneCars } }: State, cars: number): boolean {
  switch (pitLaneCars) {
    case 'last':
      return cars === 1
    case 'sharedPlace':
      return true
    case 'unplaced':
      return false
  }
}

/** AE-10.7 What a seat's laps of this round are worth. */
export function lapPointsNow(state: State, seat: Seat): number {
  const { rows, furtherLap } = componentTablesOf(state).components.lapPoints
  return moneyForLaps(companyOf(state, seat).raceCar.laps, rows, furtherLap)
}
