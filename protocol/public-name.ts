import * as z from 'zod'
import { isSiteName, readableText, tidyName } from './names.ts'

/** A line of text of which every character is visible. */
export function readableLine(longest: number): z.ZodString {
  return z
    .string()
    .overwrite(tidyName)
    .min(1)
    .max(longest)
    .regex(readableText)
    .describe(`1 to ${longest} visible characters in one line.`)
}

/** A name or title that strangers read: of people, clubs, boxes, tournaments. */
export function publicName(longest: number): z.ZodString {
  return readableLine(longest)
    .refine((name) => !isSiteName(name), { error: 'The name could be mistaken for that of the site or its operators.' })
    .describe(
      `1 to ${longest} visible characters in one line. Names of the site and its operators are refused, also when spelled with lookalike characters.`,
    )
}

export const playerName = publicName(32)
