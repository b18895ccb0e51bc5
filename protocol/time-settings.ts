import * as z from 'zod'

const minutesOfDay = 24 * 60
/** A player who slept longer would never be awake for long enough to move. */
const longestSleep = 12 * 60

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const zone = z
  .string()
  .max(64)
  .refine(isZone, 'There is no such time zone.')
  .describe('A time zone by its IANA name, such as Europe/Vienna.')

const sleep = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => sleepMinutes(from, to) <= longestSleep, 'Sleep lasts twelve hours at most.')
  .describe('Hours of each day in which the time of slow tables stands still.')

const holiday = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, 'A holiday ends on the day it begins or later.')
  .describe('From the first day to the last, both included.')

/** When a person does not play. Slow clocks stand still then. */
export const timeSettings = z
  .object({ zone, sleep: sleep.nullable(), holidays: z.array(holiday).max(50) })
  .meta({ id: 'TimeSettings', description: 'When a person does not play; the time of slow tables stands still then.' })

export type TimeSettings = z.infer<typeof timeSettings>
export type Holiday = z.infer<typeof holiday>

/** The limit of holidays in a calendar year, in days. */
export const holidaysPerYear = 30

/** Minutes since midnight. */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** How long a player sleeps between two times of day; not at all if they are the same. */
export function sleepMinutes(from: string, to: string): number {
  return (minuteOfDay(to) - minuteOfDay(from) + minutesOfDay) % minutesOfDay
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}
