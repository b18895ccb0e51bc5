import type { Seat } from '../contract/seat.ts'
import type { Chance } from './chance.ts'

/**
 * A face-down pile as stored in a state: the set of remaining cards, sorted, so that no order is stored. The top card
 * is decided when it is drawn. Use a `Secret` for a pile whose remaining cards would reveal hands.
 */
export type Pile<T extends string | number> = T[]

export function pileOf<T extends string | number>(items: Iterable<T>): Pile<T> {
  return [...items].sort(byValue)
}

/** Removes a random item from the pile. A hidden draw names the seats that see it. */
export function drawFrom<T extends string | number>(pile: Pile<T>, chance: Chance, knownTo?: readonly Seat[]): T {
  if (pile.length === 0) throw new RangeError('Cannot draw from an empty pile.')
  const [item] = pile.splice(chance.below(pile.length, knownTo, pile), 1)
  if (item === undefined) throw new RangeError('The draw is outside the pile.')
  return item
}

function byValue(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
