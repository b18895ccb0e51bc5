import type { HistoryQuery } from '@carriage/protocol'

/** The search form; an empty or missing field does not restrict the search. */
export interface HistoryFilter {
  readonly game?: string
  readonly with?: string
  readonly result?: 'won' | 'lost' | ''
  /** Days in the format of a date field. */
  readonly from?: string
  readonly to?: string
}

type Query = Partial<Omit<HistoryQuery, 'after' | 'limit'>>

/** The query for the server: days begin and end in the reader's time zone. */
export function queryOf({ game, with: other, result, from, to }: HistoryFilter): Query {
  return {
    ...(game && { game }),
    ...(other && { with: other }),
    ...(result && { result }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  }
}

export function isEmptyFilter(filter: HistoryFilter): boolean {
  return Object.keys(queryOf(filter)).length === 0
}

function startOf(day: string, later: number): number {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + later)
  return Math.max(0, date.getTime())
}
