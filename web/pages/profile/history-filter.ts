import type { HistoryQuery } from '@carriage/protocol'

/** What a person entered in the search; a field that is empty or missing asks for nothing. */
export interface HistoryFilter {
  readonly game?: string
  readonly with?: string
  readonly result?: 'won' | 'lost' | ''
  /** Days, as a date field writes them. */
  readonly from?: string
  readonly to?: string
}

type Query = Partial<Omit<HistoryQuery, 'after' | 'limit'>>

/** The question to the house: days begin and end where the reader is. */
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
