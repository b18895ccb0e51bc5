import * as z from 'zod'
import { isSiteName, readableText, tidyName } from './names.ts'

/** One line of text that its reader can see all of. */
export function readableLine(longest: number): z.ZodString {
  return z
    .string()
    .overwrite(tidyName)
    .min(1)
    .max(longest)
    .regex(readableText)
    .describe(`1 to ${longest} visible characters in one line.`)
}

/** A name or a title that strangers read: of people, clubs, boxes, tournaments. */
export function publicName(longest: number): z.ZodString {
  return readableLine(longest)
    .refine((name) => !isSiteName(name), { error: 'The name could be taken for that of the site or of its operators.' })
    .describe(
      `1 to ${longest} visible characters in one line. Names of the site and of those who run it are refused, also where they are only drawn alike.`,
    )
}

/** The name of a person. */
export const playerName = publicName(32)
