import { type Seat, seatsOf } from '@carriage/kernel'
import type { Event, MoneySource } from '@carriage/kraftwagen'

/** Where points come from, as the final ranking shows it. */
export const sources = ['sales', 'race', 'buyers', 'awards', 'bonuses'] as const
export type Source = (typeof sources)[number]

export interface RoundPoints {
  readonly round: number
  readonly points: Readonly<Record<Source, number>>
  /** All points up to the end of this round. */
  readonly total: number
}

export interface SeatPoints {
  readonly seat: Seat
  readonly rounds: readonly RoundPoints[]
  readonly bySource: Readonly<Record<Source, number>>
  readonly total: number
}

const sourceOf: Readonly<Record<MoneySource, Source>> = {
  sale: 'sales',
  place: 'race',
  laps: 'race',
  stack: 'buyers',
  workers: 'bonuses',
  withdrawal: 'bonuses',
  partSold: 'bonuses',
}

/** The points of every seat by round and source, added up from what was told. */
export function pointsOf(history: readonly Event[], seats: number): SeatPoints[] {
  const rounds = [1, 2, 3]
  const book = seatsOf(seats).map(() => rounds.map(() => none()))
  let round = 1 // what a start tile brings counts for the first round
  for (const event of history) {
    if (event.kind === 'roundPrepared') round = event.round
    if (event.kind === 'moneyEarned') add(event.seat, sourceOf[event.source], event.amount)
    if (event.kind === 'awardTaken') add(event.seat, 'awards', event.points)
  }
  return seatsOf(seats).map((seat) => {
    let total = 0
    const bySource = none()
    const played = rounds.map((of, i) => {
      const points = book[seat]?.[i] ?? none()
      for (const source of sources) {
        total += points[source]
        bySource[source] += points[source]
      }
      return { round: of, points, total }
    })
    return { seat, rounds: played, bySource, total }
  })

  function add(seat: Seat, source: Source, points: number): void {
    const page = book[seat]?.[round - 1]
    if (page) page[source] += points
  }
}

function none(): Record<Source, number> {
  return { sales: 0, race: 0, buyers: 0, awards: 0, bonuses: 0 }
}
