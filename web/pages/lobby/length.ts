import type { GameLength } from '@carriage/protocol'
import type { Table } from '../../platform/net/api.ts'

/** The games most like this table: at the same pace, else of the same kind; undefined where too few were finished. */
export function lengthFor(lengths: readonly GameLength[], seats: number, pace: Table['pace']): GameLength | undefined {
  const alike = lengths.filter((length) => length.seats === seats && length.kind === pace.kind)
  const amount = pace.kind === 'live' ? pace.bank : pace.kind === 'slow' ? pace.days : undefined
  const banked = pace.kind === 'slow' && pace.increment !== undefined
  return (
    alike.find((length) => length.amount !== null && length.amount === amount && length.banked === banked) ??
    alike.find((length) => length.amount === null)
  )
}

export type SpanUnit = 'minutes' | 'hours' | 'days'

/** A time in the unit in which a person would tell it. */
export function formatSpan(seconds: number): { readonly unit: SpanUnit; readonly count: number } {
  const minutes = seconds / 60
  if (minutes < 90) return { unit: 'minutes', count: Math.max(5, Math.round(minutes / 5) * 5) }
  const hours = minutes / 60
  if (hours < 48) return { unit: 'hours', count: hours < 10 ? Math.round(hours * 2) / 2 : Math.round(hours) }
  return { unit: 'days', count: Math.round(hours / 24) }
}
