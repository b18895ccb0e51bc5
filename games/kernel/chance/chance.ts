import type { Seat } from '../contract/seat.ts'
import { Stopped } from '../play/stopped.ts'

/** The only source of randomness in the rules. */
export interface Chance {
  /**
   * A uniform integer from 0 to n − 1. A draw that only some seats may see names them; the result must then be stored
   * in a `Secret` of theirs. A draw from a pile names its candidates: sources ignore them, but the conformance suite
   * uses them to deal a viewer the same card in two worlds.
   */
  below(n: number, knownTo?: readonly Seat[], among?: readonly (string | number)[]): number
}

/** Ends a preview: the outcome of a draw is unknown. */
export const unknownChance: Chance = {
  below() {
    throw new Stopped('chance')
  },
}

/** The largest bound of a draw: one 32-bit word must be able to reach every outcome. */
export const largestBound = 2 ** 32

/**
 * Maps a random word with `span` equally likely values to a draw below n, or asks for another word: words beyond the
 * last multiple of n would favour low numbers.
 */
export function fairly(word: number, n: number, span: number = largestBound): number | undefined {
  return word < span - (span % n) ? word % n : undefined
}

export function checkBound(n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > largestBound) throw new RangeError(`Cannot draw below ${n}.`)
}

/** The items in a random order that is public immediately. For hidden items, use a pile and draw late. */
export function arrange<T>(items: readonly T[], chance: Chance): T[] {
  const left = items.slice()
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(chance.below(left.length), 1))
  return order
}
