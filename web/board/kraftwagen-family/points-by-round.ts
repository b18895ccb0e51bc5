import { type Seat, seatsOf } from '@carriage/kernel'
import type { SeatPoints } from '../parts/ending/seat-points.ts'

/** A gain of points in an event. */
export interface PointGain<From extends string> {
  readonly seat: Seat
  readonly from: From
  readonly points: number
}

interface Reported {
  readonly kind: string
  readonly round?: number
  readonly seat?: Seat | null
}

/** The points of every seat by round and source, added up from the events. */
export function pointsByRound<Event extends Reported, From extends string>(
  history: readonly Event[],
  seats: number,
  sources: readonly From[],
  gainIn: (event: Event) => PointGain<From> | undefined,
): SeatPoints<From>[] {
  const rounds = [1, 2, 3]
  const book = seatsOf(seats).map(() => rounds.map(none))
  let round = 1 // gains of the set-up count for the first round
  for (const event of history) {
    if (event.kind === 'roundPrepared') round = event.round ?? round
    const gain = gainIn(event)
    const page = gain && book[gain.seat]?.[round - 1]
    if (page) page[gain.from] += gain.points
  }
  return seatsOf(seats).map((seat) => {
    const bySource = none()
    const played = rounds.map((of, i) => ({ round: of, points: book[seat]?.[i] ?? none() }))
    for (const { points } of played) for (const source of sources) bySource[source] += points[source]
    return { seat, rounds: played, bySource, total: sources.reduce((sum, source) => sum + bySource[source], 0) }
  })

  function none(): Record<From, number> {
    return Object.fromEntries(sources.map((source) => [source, 0])) as Record<From, number> // a number for each source
  }
}

/**
 * The gain of a seat since my last turn began, which is the last that I ended: a whole lap of the chain for each
 * player, including mine. For a spectator, the gain of each seat since its own last turn.
 */
export function gainedOfLate<Event extends Reported, From extends string>(
  history: readonly Event[],
  seat: Seat,
  me: Seat = seat,
  gainIn: (event: Event) => PointGain<From> | undefined,
): number {
  const ended = history.findLastIndex((event) => event.kind === 'turnEnded' && event.seat === me)
  const began = history.findLastIndex((event, at) => at < ended && event.kind === 'turnBegan' && event.seat === me)
  return history.slice(Math.max(0, began)).reduce((sum, event) => {
    const gain = gainIn(event)
    return gain?.seat === seat ? sum + gain.points : sum
  }, 0)
}
