/** A race car: space 0 is the pit lane, the circuit has the spaces 1 to its length. */
export interface RaceCar {
  space: number
  laps: number
}

/** Space 0, outside the loop: any number of race cars wait there without blocking one another. */
export const pitLane = 0

/** The course of one drive, for the rules, the forecast and the animation alike. */
export interface DriveCourse {
  readonly from: number
  readonly to: number
  /** Every space that the car comes to, in order, the skipped ones included. */
  readonly path: readonly number[]
  /** The spaces on the path where another car stands: they are skipped and use up no step. */
  readonly skipped: readonly number[]
  /** How often the finish line between the last space and space 1 was crossed. */
  readonly laps: number
}

/** Drives the full distance. `taken` lists the spaces of all other cars; those in the pit lane do not matter. */
export function driveCourse(from: number, steps: number, taken: readonly number[], lapSpaces: number): DriveCourse {
  const path: number[] = []
  const skipped: number[] = []
  let space = from
  let laps = 0
  for (let left = steps; left > 0; ) {
    if (space === lapSpaces) {
      space = 1
      laps++
    } else space++
    path.push(space)
    if (!taken.includes(space)) left--
    else if (!skipped.includes(space)) skipped.push(space)
    if (path.length > steps + (taken.length + 1) * lapSpaces) throw new RangeError('No free space on the circuit.')
  }
  return { from, to: space, path, skipped, laps }
}

/** The first free space at or after the wanted one. */
export function freeSpaceFrom(wanted: number, taken: readonly number[], lapSpaces: number): number {
  return taken.includes(wanted) ? driveCourse(wanted, 1, taken, lapSpaces).to : wanted
}

/** The circuit spaces of all race cars but this seat's, parked ones included; the pit lane is none. */
export function spacesTaken(
  racers: readonly { readonly raceCar: Readonly<RaceCar> }[],
  parked: readonly number[],
  seat: number,
): number[] {
  const taken = parked.slice()
  for (let other = 0; other < racers.length; other++) {
    const space = racers[other]?.raceCar.space ?? pitLane
    if (other !== seat && space !== pitLane) taken.push(space)
  }
  return taken
}

/** A space that a race car comes to on its drive. */
export interface DriveSpace {
  readonly space: number
  /** The number of the step, from 1; null for a space that is skipped and uses up no step. */
  readonly step: number | null
  /** Whether the line was crossed on the way to it; leaving the pit lane is no lap. */
  readonly lap: boolean
}

export function spacesOfDrive({ from, path, skipped }: Pick<DriveCourse, 'from' | 'path' | 'skipped'>): DriveSpace[] {
  let step = 0
  let last = from
  return path.map((space) => {
    const lap = space < last
    last = space
    return { space, step: skipped.includes(space) ? null : ++step, lap }
  })
}
