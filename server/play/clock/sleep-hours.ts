import { type Holiday, minuteOfDay, sleepMinutes, type TimeSettings } from '@carriage/protocol'
import { dateOf, dayOf, instantOf } from './zone.ts'

/**
 * The moment at which a player has been awake and not on holiday for a span, counted from a moment on.
 * Never a moment of rest, so that no player's time ends asleep.
 */
export function awakeUntil(from: number, span: number, rest: TimeSettings | undefined): number {
  if (!rest) return from + span
  let now = from
  let left = span
  for (let day = dayOf(rest.zone, from) - 1; ; day++) {
    for (const [start, end] of restsOn(day, rest)) {
      if (end <= now) continue
      const awake = Math.max(0, start - now)
      if (left < awake) return now + left
      left -= awake
      now = end
    }
  }
}

/** How long a player was awake and not on holiday between two moments. */
export function awakeBetween(from: number, to: number, rest: TimeSettings | undefined): number {
  if (!rest || to <= from) return Math.max(0, to - from)
  let now = from
  let awake = 0
  for (let day = dayOf(rest.zone, from) - 1; now < to; day++) {
    for (const [start, end] of restsOn(day, rest)) {
      if (end <= now) continue
      awake += Math.max(0, Math.min(start, to) - now)
      now = end
      if (now >= to) break
    }
  }
  return awake
}

type Interval = readonly [start: number, end: number]

/** The rests that begin on a day, in order, and the day's end as an empty rest, which prolongs none. */
function restsOn(day: number, { zone, sleep, holidays }: TimeSettings): readonly Interval[] {
  const start = instantOf(zone, day, 0)
  const end = instantOf(zone, day + 1, 0)
  const rests: Interval[] = []
  if (isHoliday(dateOf(day), holidays)) rests.push([start, end])
  if (sleep) {
    const bedtime = minuteOfDay(sleep.from)
    const rising = bedtime + sleepMinutes(sleep.from, sleep.to)
    rests.push([instantOf(zone, day, bedtime), instantOf(zone, day, rising)])
  }
  return [...rests, [end, end]]
}

function isHoliday(date: string, holidays: readonly Holiday[]): boolean {
  return holidays.some(({ from, to }) => from <= date && date <= to)
}
