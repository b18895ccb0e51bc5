import type { Event, PointSource } from '@carriage/age-of-engineering'
import { type Seat, seatsOf } from '@carriage/kernel'

/** Where points come from, as the points map and the final ranking show it. */
export const sources = ['sales', 'investors', 'race', 'buyers', 'achievements', 'instants'] as const
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

const sourceOf: Readonly<Record<PointSource, Source>> = {
  sale: 'sales',
  investor: 'investors',
  place: 'race',
  laps: 'race',
  whiteMarkers: 'buyers',
  achievement: 'achievements',
  instant: 'instants',
}

/** The points of every seat by round and source, added up from what was told. */
export function pointsOf(history: readonly Event[], seats: number): SeatPoints[] {
  const rounds = [1, 2, 3]
  const book = seatsOf(seats).map(() => rounds.map(() => none()))
  let round = 1 // what a starting bonus brings counts for the first round
  for (const event of history) {
    if (event.kind === 'roundPrepared') round = event.round
    if (event.kind !== 'pointsGained') continue
    const page = book[event.seat]?.[round - 1]
    if (page) page[sourceOf[event.source]] += event.amount
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
}

function none(): Record<Source, number> {
  return { sales: 0, investors: 0, race: 0, buyers: 0, achievements: 0, instants: 0 }
}
