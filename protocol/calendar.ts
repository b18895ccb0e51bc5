import * as z from 'zod'
import { notificationLanguages } from './notification.ts'

/** The secret part of the address of a calendar; programs that want the ending of a file get it. */
export const calendarKey = z.object({ key: z.string().regex(/^[\w-]{48}(\.ics)?$/) })

export const newCalendarLink = z
  .strictObject({ language: z.enum(notificationLanguages).describe('In which the calendar is written.') })
  .meta({ id: 'NewCalendarLink' })

export const calendarLink = z
  .object({
    address: z
      .url()
      .nullable()
      .describe(
        'A program that knows it can read your deadlines; null if there is none, or if you signed in a while ago.',
      ),
    madeAt: z.iso.datetime().nullable().describe('Null if there is none.'),
  })
  .meta({ id: 'CalendarLink', description: 'The secret address of your deadlines as a calendar.' })
export type CalendarLink = z.infer<typeof calendarLink>
