import type { Seat } from '@carriage/kernel'
import { awakeBetween, awakeUntil, type DueTable, endOfTime, facedFrom } from '../play/clock/index.ts'

const hour = 3_600_000
const day = 24 * hour

/** Each seat's decision of which it was reminded, by the time since it faces it, and the last kind of reminder. */
export type Reminded = Readonly<Record<string, { readonly since: number; readonly kind: ReminderKind } | undefined>>
type ReminderKind = 'reminder' | 'lastCall'

export interface Reminders {
  /** Seats to remind now. */
  readonly due: readonly { readonly seat: Seat; readonly kind: ReminderKind }[]
  readonly reminded: Reminded
  /** When to look again; null where nothing can be due before the next turn. */
  readonly next: number | null
}

/**
 * Who is to be reminded at a slow table. The reminder comes when a third of the time for the decision is left, at most a day and
 * at least two hours or half of it; at a pace of three days and more a last call comes two hours before the end. These
 * hours are awake ones, so neither time is one of sleep, and nobody is reminded after the end.
 */
export function remindersAt({ over, pace, clock, waiting }: DueTable, reminded: Reminded, now: number): Reminders {
  const due: Reminders['due'][number][] = []
  const remindedNow: Record<string, Reminded[string]> = {}
  const later: number[] = []
  if (over || !clock || pace.kind !== 'slow') return { due, reminded: {}, next: null }
  for (const sitter of waiting) {
    // With a premove the turn is not decided by its player, or is notified again once the premove has stopped.
    if (sitter.bot || typeof sitter.premovesAt === 'number') continue
    const rest = sitter.rest ?? undefined
    const since = facedFrom(sitter, clock)
    const end = endOfTime(sitter, clock, pace)
    if (end <= now) continue
    const total = awakeBetween(since, end, rest)
    const awakeBefore = (left: number) => awakeUntil(since, total - left, rest)
    const first = awakeBefore(Math.min(day, Math.max(total / 3, Math.min(2 * hour, total / 2))))
    const last = pace.days >= 3 && total >= 12 * hour ? awakeBefore(2 * hour) : Number.POSITIVE_INFINITY
    const before = reminded[sitter.seat]?.since === since ? reminded[sitter.seat]?.kind : undefined
    const kind = now >= last ? 'lastCall' : now >= first ? 'reminder' : undefined
    const isNew = kind !== undefined && before !== kind && before !== 'lastCall'
    if (isNew) due.push({ seat: sitter.seat, kind })
    if (isNew || before) remindedNow[sitter.seat] = { since, kind: isNew ? kind : (before ?? 'reminder') }
    const next = now < first ? first : now < last ? last : Number.POSITIVE_INFINITY
    if (Number.isFinite(next)) later.push(next)
  }
  return { due, reminded: remindedNow, next: later.length > 0 ? Math.min(...later) : null }
}
