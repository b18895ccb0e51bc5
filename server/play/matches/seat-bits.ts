import { type Seat, seatsOf } from '@carriage/kernel'

/** A bit for each seat. */
export function bitsOf(seats: readonly Seat[]): number {
  return seats.reduce<number>((bits, seat) => bits | (1 << seat), 0)
}

export function seatsIn(bits: number): readonly Seat[] {
  return seatsOf(8).filter((seat) => bits & (1 << seat))
}
