/** Where a race car is; space 0 is before the first space of the circuit. */
export interface RaceCarAt {
  space: number
  laps: number
}

/** Drives step by step; occupied spaces are skipped and not counted. Crossing the line completes a lap. */
export function driveOn(car: RaceCarAt, steps: number, occupied: ReadonlySet<number>, lapSpaces: number): void {
  for (let left = steps; left > 0; ) {
    if (car.space === lapSpaces) {
      car.space = 1
      car.laps += 1
    } else car.space += 1
    if (!occupied.has(car.space)) left -= 1
  }
}

/** A car of the race; those that nobody drives have no seat. */
export interface RankedCar extends RaceCarAt {
  readonly seat: number | null
}

/** What cars that never left their start get: nothing, or the place behind all others, alone or together. */
export type StartedLate = 'unplaced' | 'last' | 'sharedPlace'

/** The reward of each seat for its place in the race: laps count first, then spaces. */
export function rewardsForPlaces(
  cars: readonly RankedCar[],
  rewards: readonly number[],
  startedLate: StartedLate,
): Map<number, number> {
  const got = new Map<number, number>()
  const running = cars.filter(({ space }) => space > 0).sort((a, b) => b.laps - a.laps || b.space - a.space)
  for (const [place, { seat }] of running.entries()) if (seat !== null) got.set(seat, rewards[place] ?? 0)
  const waiting = cars.filter(({ space }) => space === 0)
  if (startedLate === 'sharedPlace' || (startedLate === 'last' && waiting.length === 1))
    for (const { seat } of waiting) if (seat !== null) got.set(seat, rewards[running.length] ?? 0)
  return got
}

/** The reward for the laps of a round: by the table, and so much for each lap beyond it. */
export function rewardForLaps(laps: number, rewards: readonly number[], furtherLap: number): number {
  const last = rewards.length - 1
  return laps <= last ? (rewards[laps] ?? 0) : (rewards[last] ?? 0) + (laps - last) * furtherLap
}
