import * as z from 'zod'

const minutesOfDay = 24 * 60
/** Longer sleep would leave no time to move. */
const longestSleep = 12 * 60

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const zone = z
  .string()
  .max(64)
  .refine(isZone, 'Unknown time zone.')
  .describe('A time zone by its IANA name, such as Europe/Vienna.')

const sleep = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => sleepMinutes(from, to) <= longestSleep, 'Sleep lasts twelve hours at most.')
  .describe('Daily hours in which slow clocks pause.')

const holiday = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, 'A holiday ends on or after the day on which it begins.')
  .describe('From the first day to the last, both included.')

export const timeSettings = z
  .object({ zone, sleep: sleep.nullable(), holidays: z.array(holiday).max(50) })
  .meta({ id: 'TimeSettings', description: 'When a person does not play; slow clocks pause then.' })

export type TimeSettings = z.infer<typeof timeSettings>
export type Holiday = z.infer<typeof holiday>

/** In days. */
export const holidaysPerYear = 30

/** Minutes since midnight. */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The minutes between two times of day; 0 if they are equal. */
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
