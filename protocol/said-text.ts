import * as z from 'zod'

/** What somebody says: nothing in it that is no character to read, or that turns a line around. Joined emoji stay whole. */
const unsayable = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/** A text that others read; what cannot be read in it is left out. */
export function saidText(longest: number): z.ZodString {
  return z
    .string()
    .overwrite((text) => text.replace(unsayable, ''))
    .max(longest)
}
