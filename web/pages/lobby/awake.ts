import type { TableSummary } from '../../platform/net/api.ts'

type Spans = NonNullable<TableSummary['awake']>['spans']

const day = 24 * 60

/** Spans of a day in UTC, converted to the reader's time zone; spans that meet at midnight are joined. */
export function spansHere(spans: Spans, offset: number): readonly { readonly from: number; readonly to: number }[] {
  const moved = spans
    .map(({ from, to }) => ({ from: (from + offset + day) % day, length: to - from }))
    .toSorted((a, b) => a.from - b.from)
  const joined: { from: number; length: number }[] = []
  for (const span of moved) {
    const last = joined.at(-1)
    if (last && last.from + last.length === span.from) last.length += span.length
    else joined.push({ ...span })
  }
  const [first, last] = [joined[0], joined.at(-1)]
  // The last may continue into the first.
  if (first && last && first !== last && (last.from + last.length) % day === first.from) {
    last.length += first.length
    joined.shift()
  }
  return joined.map(({ from, length }) => ({
    from,
    to: from + length >= day && length < day ? (from + length) % day : from + length,
  }))
}

/** 450 as 07:30; the end of a day is 24:00. */
export function timeOfMinute(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The reader's offset from UTC, in minutes. */
export function offsetHere(now: Date = new Date()): number {
  return -now.getTimezoneOffset()
}
