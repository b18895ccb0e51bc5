import { type Holiday, minuteOfDay, sleepMinutes, type TimeSettings } from '@carriage/protocol'
import { dateOf, instantOf } from './zone.ts'

export type RestSpan = readonly [start: number, end: number]

/** The day, where it is a holiday. */
export function holidayOn(
  day: number,
  { zone, holidays }: Pick<TimeSettings, 'zone' | 'holidays'>,
): readonly RestSpan[] {
  return isHoliday(dateOf(day), holidays) ? [[instantOf(zone, day, 0), instantOf(zone, day + 1, 0)]] : []
}

/** The sleep that begins on a day. */
export function sleepOn(day: number, zone: string, { from, to }: NonNullable<TimeSettings['sleep']>): RestSpan {
  const bedtime = minuteOfDay(from)
  return [instantOf(zone, day, bedtime), instantOf(zone, day, bedtime + sleepMinutes(from, to))]
}

function isHoliday(date: string, holidays: readonly Holiday[]): boolean {
  return holidays.some(({ from, to }) => from <= date && date <= to)
}
