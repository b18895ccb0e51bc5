import type { Seat } from '@carriage/kernel'
import { create } from 'zustand'
import type { ShownEntry } from '../model/link.ts'

/** What the log shows: everything, moves only, or money and points only. */
export const logKinds = ['all', 'moves', 'scores'] as const
export type LogKind = (typeof logKinds)[number]

export interface LogFilter {
  /** Undefined for everybody. */
  readonly seat: Seat | undefined
  readonly kind: LogKind
}

const everything: LogFilter = { seat: undefined, kind: 'all' }

/** The filter of each table, until the page is left. */
export const useLogFilters = create<Readonly<Record<string, LogFilter>>>()(() => ({}))

export function useLogFilter(table: string): LogFilter {
  return useLogFilters((all) => all[table]) ?? everything
}

export function filterLog(table: string, change: Partial<LogFilter>): void {
  useLogFilters.setState((all) => ({ [table]: { ...(all[table] ?? everything), ...change } }))
}

export function isFiltering({ seat, kind }: LogFilter): boolean {
  return seat !== undefined || kind !== 'all'
}

/** What a board knows about events. */
export interface EventFacts {
  readonly scores?: ((event: object) => boolean) | undefined
  readonly whose?: ((event: object) => Seat | 'all' | undefined) | undefined
}

/** The filtered entries. An event without a seat belongs to the player whose move caused it. */
export function passing(
  entries: readonly ShownEntry[],
  { seat, kind }: LogFilter,
  { scores, whose }: EventFacts,
): readonly ShownEntry[] {
  if (seat === undefined && kind === 'all') return entries
  return entries.map((entry) => {
    const { undone, ...rest } = entry
    const isSeats = (event: object) => {
      const owner = seatOf(event) ?? whose?.(event) ?? entry.seat
      return seat === undefined || owner === 'all' || owner === seat
    }
    const isKind = (event: object) => kind === 'all' || (scores?.(event) ?? false) === (kind === 'scores')
    const events = entry.events.filter((event) => isSeats(event) && isKind(event))
    const shown = undone !== undefined && kind !== 'scores' && (seat === undefined || entry.seat === seat)
    return { ...rest, events, ...(shown && { undone }) }
  })
}

function seatOf(event: object): Seat | undefined {
  // The events of all games name it `seat`.
  return 'seat' in event && typeof event.seat === 'number' ? (event.seat as Seat) : undefined
}
