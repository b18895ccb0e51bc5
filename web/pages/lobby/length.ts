import type { GameLength } from '@carriage/protocol'
import type { Table } from '../../platform/net/api.ts'

/** The lengths of games at the same pace, otherwise of the same kind of pace; undefined if too few were finished. */
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

/** A duration in the unit that people would use. */
export function formatSpan(seconds: number): { readonly unit: SpanUnit; readonly count: number } {
  const minutes = seconds / 60
  if (minutes < 90) return { unit: 'minutes', count: Math.max(5, Math.round(minutes / 5) * 5) }
  const hours = minutes / 60
  if (hours < 48) return { unit: 'hours', count: hours < 10 ? Math.round(hours * 2) / 2 : Math.round(hours) }
  return { unit: 'days', count: Math.round(hours / 24) }
}
