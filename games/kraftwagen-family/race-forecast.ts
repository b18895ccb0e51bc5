import { type Seat, seatsOf } from '@carriage/kernel'
import type { DriveCourse, RaceCar } from './circuit.ts'
import type { RacePlacing } from './events.ts'

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
export function rivalsHelped(
  space: number,
  seat: Seat,
  seats: number,
  courseOf: (rival: Seat) => Pick<DriveCourse, 'skipped'>,
): Seat[] {
  return seatsOf(seats).filter((rival) => rival !== seat && courseOf(rival).skipped.includes(space))
}
