import { pitLane, type RaceCar } from './circuit.ts'

/** A race car on the circuit with its place; 1 is the winner. */
export interface Placing<Driver> {
  readonly driver: Driver
  readonly place: number
  readonly laps: number
  readonly space: number
}

/**
 * The order of the race: more laps first, then the space farther ahead. Cars in the pit lane have no place.
 * No two cars share a space of the circuit, so there are no ties.
 */
export function rank<Driver>(cars: readonly (RaceCar & { readonly driver: Driver })[]): Placing<Driver>[] {
  return cars
    .filter((car) => car.space !== pitLane)
    .sort((a, b) => b.laps - a.laps || b.space - a.space)
    .map(({ driver, laps, space }, i) => ({ driver, place: i + 1, laps, space }))
}

/** Money for laps: a row for each number of laps, and an amount for every further lap. */
export function moneyForLaps(laps: number, rows: readonly number[], furtherLap: number): number {
  const listed = Math.min(laps, rows.length - 1)
  return (rows[listed] ?? 0) + (laps - listed) * furtherLap
}
