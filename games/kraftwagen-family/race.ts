import { pitLane, type RaceCar } from './circuit.ts'

/** A race car on the circuit with its place; 1 is the winner. */
export interface Placing<Driver> {
  readonly driver: Driver
  readonly place: number
  readonly laps: number
  readonly space: number
}

/** What place cars in the pit lane have: none; the last one if it is a single car; or one that all of them share. */
export type PitLaneCars = 'unplaced' | 'last' | 'sharedPlace'

/**
 * The order of the race: more laps first, then the space farther ahead, then what the table agreed for cars in the pit
 * lane. No two cars share a space of the circuit, so there are no ties.
 */
export function rank<Driver>(
  cars: readonly (RaceCar & { readonly driver: Driver })[],
  pitLaneCars: PitLaneCars,
): Placing<Driver>[] {
  const ranked = cars
    .filter((car) => car.space !== pitLane)
    .sort((a, b) => b.laps - a.laps || b.space - a.space)
    .map(({ driver, laps, space }, i) => ({ driver, place: i + 1, laps, space }))
  const waiting = cars.filter((car) => car.space === pitLane)
  if (!pitLaneHasPlace(pitLaneCars, waiting.length)) return ranked
  const place = ranked.length + 1
  return [...ranked, ...waiting.map(({ driver, laps, space }) => ({ driver, place, laps, space }))]
}

/** Whether this number of cars in the pit lane has the place after the last car on the circuit. */
function pitLaneHasPlace(pitLaneCars: PitLaneCars, cars: number): boolean {
  switch (pitLaneCars) {
    case 'last':
      return cars === 1
    case 'sharedPlace':
      return true
    case 'unplaced':
      return false
  }
}

/** Money for laps: a row for each number of laps, and an amount for every further lap. */
export function moneyForLaps(laps: number, rows: readonly number[], furtherLap: number): number {
  const listed = Math.min(laps, rows.length - 1)
  return (rows[listed] ?? 0) + (laps - listed) * furtherLap
}
