import * as z from 'zod'
import { notificationLanguages } from './notification.ts'

/** The secret part of a calendar address; some programs need the file extension. */
export const calendarKey = z.object({ key: z.string().regex(/^[\w-]{48}(\.ics)?$/) })

export const newCalendarLink = z
  .strictObject({ language: z.enum(notificationLanguages).describe('The language of the calendar.') })
  .meta({ id: 'NewCalendarLink' })

export const calendarLink = z
  .object({
    address: z
      .url()
      .nullable()
      .describe(
        'A program that knows it can read your deadlines. Null if there is none, or if you signed in some time ago.',
      ),
    madeAt: z.iso.datetime().nullable().describe('Null if there is none.'),
  })
  .meta({ id: 'CalendarLink', description: 'The secret calendar address of your deadlines.' })
export type CalendarLink = z.infer<typeof calendarLink>
