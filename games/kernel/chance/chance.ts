import type { Seat } from '../contract/seat.ts'
import { Stopped } from '../play/stopped.ts'

/** The only source of luck in the rules. */
export interface Chance {
  /**
   * A whole number from 0 to n − 1, each equally likely. A draw that only some seats may see names them;
   * what is made of it must then be kept in a `Secret` of theirs. A draw out of a pile tells what it chooses among:
   * no source looks at it, but it lets the conformance suite deal a viewer the same card in two worlds.
   */
  below(n: number, knownTo?: readonly Seat[], among?: readonly (string | number)[]): number
}

/** Ends a preview: the outcome of a draw is not known yet. */
export const unknownChance: Chance = {
  below() {
    throw new Stopped('chance')
  },
}

/** The largest bound of a draw: one 32-bit word must be able to reach every outcome. */
export const largestBound = 2 ** 32

/**
 * Turns a random word of `span` equally likely values into a draw below n, or asks for another word:
 * the words beyond the last whole multiple of n would favour the low numbers.
 */
export function fairly(word: number, n: number, span: number = largestBound): number | undefined {
  return word < span - (span % n) ? word % n : undefined
}

export function checkBound(n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > largestBound) throw new RangeError(`Cannot draw below ${n}.`)
}

/** The items in a random order that is public at once. For hidden items, keep a pile and draw late. */
export function arrange<T>(items: readonly T[], chance: Chance): T[] {
  const left = items.slice()
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(chance.below(left.length), 1))
  return order
}
