import type { TimeSettings } from '@carriage/protocol'
import { holidayOn, type RestSpan, sleepOn } from './rests.ts'
import type { Rest } from './tick.ts'
import { dayOf } from './zone.ts'

/** For this long after a change of sleep or zone, only those hours count that were sleep before it, too. */
const transition = 86_400_000

/** Sleep as it was set from one moment to another. */
interface Era {
  readonly from: number
  readonly until: number
  readonly zone: string
  readonly sleep: TimeSettings['sleep']
}

/** From when on only the current settings count. */
export function settledFrom({ earlier }: Rest): number {
  const [last] = earlier ?? []
  return last ? last.until + transition : Number.NEGATIVE_INFINITY
}

/**
 * The rests in a span in which sleep was set in several ways, in order. Each setting applies from its change on and
 * never to earlier time: otherwise used time could be taken back. In the day after a change only sleep by both settings
 * counts: otherwise two changes a day would give constant sleep. Holidays count as they are now.
 */
export function changedRests([from, to]: RestSpan, rest: Rest): readonly RestSpan[] {
  const eras = erasOf(rest)
  const sleeps = eras.flatMap((era, index) => {
    const span = within([era.from, era.until], [from, to])
    const before = eras.slice(index + 1).filter(({ until }) => until + transition > span[0])
    return before.reduce((pieces, earlier) => pieces.flatMap((piece) => alsoSlept(piece, earlier)), sleepsIn(span, era))
  })
  const holidays = daysOf([from, to], rest.zone).flatMap((day) =>
    holidayOn(day, rest).map((holiday) => within(holiday, [from, to])),
  )
  const rests = [...sleeps, ...holidays].filter(([start, end]) => start < end)
  return [...rests.sort(([one], [other]) => one - other), [to, to]]
}

/** The settings over time, newest first. */
function erasOf({ zone, sleep, earlier = [] }: Rest): readonly Era[] {
  const settings = [{ until: Number.POSITIVE_INFINITY, zone, sleep }, ...earlier]
  return settings.map((each, index) => ({ ...each, from: settings[index + 1]?.until ?? Number.NEGATIVE_INFINITY }))
}

/** The part of a rest that is after the transition from earlier settings, or was sleep by them. */
function alsoSlept([start, end]: RestSpan, earlier: Era): readonly RestSpan[] {
  const settled = earlier.until + transition
  // A person who did not sleep before may start at once, since that gains no second night.
  if (!earlier.sleep || settled <= start) return [[start, end]]
  const both = sleepsIn([start, Math.min(end, settled)], earlier)
  return settled < end ? [...both, [settled, end]] : both
}

function sleepsIn(span: RestSpan, { zone, sleep }: Pick<Era, 'zone' | 'sleep'>): readonly RestSpan[] {
  if (!sleep || span[1] <= span[0]) return []
  return daysOf(span, zone)
    .map((day) => within(sleepOn(day, zone, sleep), span))
    .filter(([start, end]) => start < end)
}

/** The days on which a rest in the span may begin. */
function daysOf([from, to]: RestSpan, zone: string): readonly number[] {
  if (to <= from) return []
  const first = dayOf(zone, from) - 1
  return Array.from({ length: dayOf(zone, to) - first + 1 }, (_, index) => first + index)
}

function within([start, end]: RestSpan, [from, to]: RestSpan): RestSpan {
  return [Math.max(start, from), Math.min(end, to)]
}
