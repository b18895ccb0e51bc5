import * as z from 'zod'

/** Unreadable characters, and those that change the direction of a line. Joined emoji remain whole. */
const unsayable = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/** A text that others read; unreadable characters are removed. */
export function printableText(longest: number): z.ZodString {
  return z
    .string()
    .overwrite((text) => text.replace(unsayable, ''))
    .max(longest)
}
