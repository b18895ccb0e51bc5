const day = 86_400_000
const minute = 60_000

/** The day of a moment in a zone, counted from 1970-01-01. */
export function dayOf(zone: string, moment: number): number {
  return Math.floor((moment + offsetOf(zone, moment)) / day)
}

/** Such as 2026-11-15. */
export function dateOf(dayNumber: number): string {
  return new Date(dayNumber * day).toISOString().slice(0, 10)
}

/** The moment at which clocks in a zone show `minutes` after midnight of a day; more than a day's lead to the next. */
export function instantOf(zone: string, dayNumber: number, minutes: number): number {
  const shown = dayNumber * day + minutes * minute
  // The offset of the moment is needed, and only a nearby moment is known; the second try is right except for the hour
  // that is skipped in spring.
  return shown - offsetOf(zone, shown - offsetOf(zone, shown))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetOf(zone: string, moment: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: shownMinute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, date, hour, shownMinute, second) - Math.floor(moment / 1_000) * 1_000
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}
