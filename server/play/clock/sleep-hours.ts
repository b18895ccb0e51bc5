import type { TimeSettings } from '@carriage/protocol'
import { changedRests, settledFrom } from './changed-sleep.ts'
import { holidayOn, type RestSpan, sleepOn } from './rests.ts'
import type { Rest } from './tick.ts'
import { dayOf, instantOf } from './zone.ts'

/**
 * The moment at which a player has been awake and not on holiday for a span since a moment. Never a moment of rest, so
 * that no player's time ends asleep.
 */
export function awakeUntil(from: number, span: number, rest: Rest | undefined): number {
  if (!rest) return from + span
  let now = from
  let left = span
  for (const [start, end] of restsFrom(from, rest)) {
    if (end <= now) continue
    const awake = Math.max(0, start - now)
    if (left < awake) return now + left
    left -= awake
    now = end
  }
  return now
}

/** How long a player was awake and not on holiday between two moments. */
export function awakeBetween(from: number, to: number, rest: Rest | undefined): number {
  if (!rest || to <= from) return Math.max(0, to - from)
  let now = from
  let awake = 0
  for (const [start, end] of restsFrom(from, rest)) {
    if (end <= now) continue
    awake += Math.max(0, Math.min(start, to) - now)
    now = end
    if (now >= to) break
  }
  return awake
}

/** The rests from a moment on, without end. Empty ones only state that nobody rests before them. */
function* restsFrom(from: number, rest: Rest): Generator<RestSpan> {
  const settled = settledFrom(rest)
  if (from < settled) yield* changedRests([from, settled], rest)
  for (let day = dayOf(rest.zone, Math.max(from, settled)) - 1; ; day++)
    for (const [start, end] of restsOn(day, rest)) yield [Math.max(start, Math.min(end, settled)), end]
}

/** The rests that begin on a day, in order, and the day's end as an empty rest, which prolongs none. */
function restsOn(day: number, { zone, sleep, holidays }: TimeSettings): readonly RestSpan[] {
  const end = instantOf(zone, day + 1, 0)
  return [...holidayOn(day, { zone, holidays }), ...(sleep ? [sleepOn(day, zone, sleep)] : []), [end, end]]
}
