import type { Table } from '../../platform/net/api.ts'

/** The paces for new tables, fastest first. */
export const paceNames = ['fast', 'live', 'evening', 'day', 'threeDays', 'bank', 'week', 'none'] as const
export type PaceName = (typeof paceNames)[number]

/** Minutes of a game that does not declare them. */
const usualMinutes = 10

/** A named pace in numbers that suit a game, by its minutes at a quick table. */
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
    case 'bank':
      return { kind: 'slow', days: 5, increment: 12 }
    case 'week':
      return { kind: 'slow', days: 7 }
    case 'none':
      return { kind: 'none' }
    default:
      return name satisfies never
  }
}

/** The kinds of clocks with numbers of one's own. */
export const ownKinds = ['live', 'days', 'bank'] as const
export type OwnKind = (typeof ownKinds)[number]

/** The numbers of such a pace: minutes and seconds, days, or days and hours. */
export interface OwnPace {
  readonly kind: OwnKind
  readonly first: number
  readonly second: number
}

interface Bounds {
  readonly min: number
  readonly max: number
}

/** The server's limits; see `pace` of the protocol. */
export const ownBounds: Readonly<Record<OwnKind, { readonly first: Bounds; readonly second?: Bounds }>> = {
  live: { first: { min: 1, max: 1_440 }, second: { min: 0, max: 3_600 } },
  days: { first: { min: 1, max: 30 } },
  bank: { first: { min: 1, max: 30 }, second: { min: 1, max: 72 } },
}

/** The initial numbers. */
export function ownPaceOf(kind: OwnKind, minutes = usualMinutes): OwnPace {
  switch (kind) {
    case 'live':
      return { kind, first: minutes * 2, second: 10 }
    case 'days':
      return { kind, first: 2, second: 0 }
    case 'bank':
      return { kind, first: 4, second: 8 }
    default:
      return kind satisfies never
  }
}

/** The pace as the server accepts it: whole numbers within the limits. */
export function paceOfOwn({ kind, first, second }: OwnPace): Table['pace'] {
  const bounds = ownBounds[kind]
  const one = within(first, bounds.first)
  const two = bounds.second ? within(second, bounds.second) : 0
  switch (kind) {
    case 'live':
      return { kind: 'live', bank: one * 60, increment: two }
    case 'days':
      return { kind: 'slow', days: one }
    case 'bank':
      return { kind: 'slow', days: one, increment: two }
    default:
      return kind satisfies never
  }
}

function within(value: number, { min, max }: Bounds): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : min
}
