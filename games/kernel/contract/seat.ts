/** A place at the table. Seats are numbered from 0; games have at most eight. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The viewer of a match: one of its seats, or a spectator. */
export type Viewer = Seat | 'spectator'

const all: readonly Seat[] = [0, 1, 2, 3, 4, 5, 6, 7]
const firstSeats: readonly (readonly Seat[])[] = [[], ...all.map((seat) => all.slice(0, seat + 1))]

/** The seats of a match with this many players, in order. */
export function seatsOf(count: number): readonly Seat[] {
  const seats = firstSeats[count]
  if (!seats) throw new RangeError(`A table has 0 to ${all.length} seats, not ${count}.`)
  return seats
}
