import { mostSeats } from './position.ts'

const closeness = new Float64Array(mostSeats)

/** Points that one seat will win, shared out by how many actions each seat is away from them: turns steps into shares. */
export function shareOut(points: number, steps: Float64Array, seats: number): void {
  let sum = 0.25
  for (let seat = 0; seat < seats; seat++) {
    const near = 2 ** -(steps[seat] ?? 0)
    closeness[seat] = near
    sum += near
  }
  for (let seat = 0; seat < seats; seat++) steps[seat] = (points * (closeness[seat] ?? 0)) / sum
}

/** About how many actions it takes to have a part of a value, from a level. */
export function actionsToBuild(wanted: number, level: number): number {
  return level >= wanted ? 1 : 1 + (wanted - level) * 0.7
}
