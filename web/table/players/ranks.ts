import { type Seat, seatsOf } from '@carriage/kernel'
import type { AnyBoard, SeatStanding } from '../../board/interaction/board.ts'

/** A standing with its rank; tied seats share it. */
export interface Ranked extends SeatStanding {
  /** Absent if not all points are known. */
  readonly rank?: number
}

/** By seat, `hidden` for points that I may not know; undefined if the game shows no points. */
export function ranksOf(
  board: Pick<AnyBoard, 'standing'> | undefined,
  view: object,
  me: Seat | undefined,
  seats: number,
  history: readonly object[],
): (Ranked | 'hidden')[] | undefined {
  const { standing } = board ?? {}
  if (!standing) return undefined
  const all = seatsOf(seats).map((seat: Seat) => standing(view, seat, history, me))
  const known = all.filter((each) => each !== 'hidden')
  if (known.length < all.length) return all
  return known.map((each) => ({ ...each, rank: 1 + known.filter(({ points }) => points > each.points).length }))
}
