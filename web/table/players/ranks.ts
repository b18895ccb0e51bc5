import { type Seat, seatsOf } from '@carriage/kernel'
import type { AnyBoard, SeatStanding } from '../board/board.ts'

/** A standing with its place: seats with as many points share it. */
export interface Ranked extends SeatStanding {
  readonly rank: number
}

/** By seat; undefined where a game shows no points. */
export function ranksOf(
  board: Pick<AnyBoard, 'standing'> | undefined,
  view: object,
  seats: number,
  history: readonly object[],
): Ranked[] | undefined {
  const { standing } = board ?? {}
  if (!standing) return undefined
  const all = seatsOf(seats).map((seat: Seat) => standing(view, seat, history))
  return all.map((each) => ({ ...each, rank: 1 + all.filter(({ points }) => points > each.points).length }))
}
