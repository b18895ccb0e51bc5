import * as z from 'zod'

declare const brand: unique symbol

/**
 * Fourteen characters that can be read aloud. The first two are the bucket, so the id alone determines the shard, the
 * bus subject and the process.
 */
export type MatchId = string & { readonly [brand]: 'MatchId' }

/** Base 32 without i, l, o and u, which look or sound like others. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 14

export const buckets = 1024

const text = z
  .string()
  .regex(new RegExp(`^[${alphabet}]{${length}}$`))
  .describe('Fourteen characters; the first two name the bucket.')

// A cast instead of a pipe, so that the OpenAPI document has a string.
export const matchId = text as unknown as z.ZodType<MatchId, string>

export function matchIdFrom(bytes: Uint8Array): MatchId {
  if (bytes.length !== length) throw new RangeError(`An id is made of ${length} random bytes, not ${bytes.length}.`)
  // The alphabet has 32 characters, so five bits of each byte decide.
  return Array.from(bytes, (byte) => alphabet[byte & 31]).join('') as MatchId
}

/** 0 to 1023. */
export function bucketOf(id: MatchId): number {
  return alphabet.indexOf(id[0] ?? '') * 32 + alphabet.indexOf(id[1] ?? '')
}

/** The first two characters of ids, in the order of `bucketOf`. */
export function bucketNames(): readonly string[] {
  const characters = Array.from(alphabet)
  return characters.flatMap((first) => characters.map((second) => first + second))
}
