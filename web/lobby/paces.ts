import type { Table } from '../remote/api.ts'

/** The paces that a table can be laid with, the quickest first. */
export const paceNames = ['fast', 'live', 'evening', 'day', 'threeDays', 'week', 'none'] as const
export type PaceName = (typeof paceNames)[number]

/** Minutes of a game that does not say how many it takes. */
const usualMinutes = 10

/** A named pace in the numbers that suit a game, by its minutes at a quick table. */
export function paceFor(name: PaceName, minutes = usualMinutes): Table['pace'] {
  switch (name) {
    case 'fast':
      return { kind: 'live', bank: minutes * 60, increment: 5 }
    case 'live':
      return { kind: 'live', bank: minutes * 2 * 60, increment: 10 }
    case 'evening':
      return { kind: 'live', bank: minutes * 4 * 60, increment: 30 }
    case 'day':
      return { kind: 'slow', days: 1 }
    case 'threeDays':
      return { kind: 'slow', days: 3 }
    case 'week':
      return { kind: 'slow', days: 7 }
    case 'none':
      return { kind: 'none' }
    default:
      return name satisfies never
  }
}
