import { type Seat, seatsOf } from '@carriage/kernel'
import { type DriveCourse, type DriveSpace, type RaceCar, spacesOfDrive } from './circuit.ts'
import type { RacePlacing } from './events.ts'

/** A space that a race car reaches; `Skipped` says whose car it skips there, and by which rule. */
export interface ReachedSpace<Skipped> extends DriveSpace {
  readonly skipped: Skipped | null
}

/** A drive of a race car, space by space, and what it changes. */
export interface DriveForecast<Skipped, Standing> {
  readonly seat: Seat
  readonly from: number
  readonly path: readonly ReachedSpace<Skipped>[]
  readonly to: number
  /** Laps that the drive adds. */
  readonly laps: number
  /** The race if the round ended now, and if it ended after the drive. */
  readonly before: Standing
  readonly after: Standing
  /** Rivals whose own next Grand Prix would skip the new space of this car and so reach one space farther. */
  readonly helps: readonly Seat[]
}

interface Circuit<Skipped, Standing> {
  readonly seats: number
  readonly before: Standing
  readonly after: Standing
  /** Whose car is on a space before the drive. */
  standsOn(this: void, space: number): Skipped
  /** The next Grand Prix of a rival, after the drive. */
  courseOf(this: void, rival: Seat): Pick<DriveCourse, 'skipped'>
}

export function forecastDrive<Skipped, Standing>(
  seat: Seat,
  course: Pick<DriveCourse, 'from' | 'to' | 'laps' | 'path' | 'skipped'>,
  { seats, before, after, standsOn, courseOf }: Circuit<Skipped, Standing>,
): DriveForecast<Skipped, Standing> {
  const { from, to, laps } = course
  return {
    seat,
    from,
    path: spacesOfDrive(course).map((at) => ({ ...at, skipped: at.step === null ? standsOn(at.space) : null })),
    to,
    laps,
    before,
    after,
    helps: rivalsHelped(to, seat, seats, courseOf),
  }
}

/** What place and laps would bring a seat. */
export interface RaceGain {
  readonly seat: Seat
  readonly place: number
  readonly laps: number
}

/** What the race would bring each seat if the round ended now. */
export function raceGains<Place extends RacePlacing>(
  places: readonly Place[],
  seats: number,
  ofPlace: (place: Place) => number,
  ofLaps: (seat: Seat) => number,
): RaceGain[] {
  return seatsOf(seats).map((seat) => {
    const place = places.find((each) => each.seat === seat)
    return { seat, place: place ? ofPlace(place) : 0, laps: ofLaps(seat) }
  })
}

/** Whose race car stands on a space; nobody's if it is one that no seat drives. */
export function racerOn(
  racers: readonly { readonly raceCar: Readonly<RaceCar> }[],
  seat: Seat,
  space: number,
): Seat | undefined {
  return seatsOf(racers.length).find((rival) => rival !== seat && racers[rival]?.raceCar.space === space)
}

/** Rivals whose own next Grand Prix would skip this space and gain one space. */
function rivalsHelped(
  space: number,
  seat: Seat,
  seats: number,
  courseOf: (rival: Seat) => Pick<DriveCourse, 'skipped'>,
): Seat[] {
  return seatsOf(seats).filter((rival) => rival !== seat && courseOf(rival).skipped.includes(space))
}
