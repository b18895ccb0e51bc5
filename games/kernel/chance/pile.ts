import type { Seat } from '../contract/seat.ts'
import type { Chance } from './chance.ts'

/**
 * A face-down pile as it is kept in a state: the set of what is left in it, sorted, so that it holds no order to peek at.
 * Which card lies on top is decided when it is drawn. A pile whose rest would betray what hands hold goes into a `Secret`.
 */
export type Pile<T extends string | number> = T[]

export function pileOf<T extends string | number>(items: Iterable<T>): Pile<T> {
  return [...items].sort(byValue)
}

/** Takes a random item out of the pile. A draw for some eyes only names the seats that see it. */
export function drawFrom<T extends string | number>(pile: Pile<T>, chance: Chance, knownTo?: readonly Seat[]): T {
  if (pile.length === 0) throw new RangeError('Cannot draw from an empty pile.')
  const [item] = pile.splice(chance.below(pile.length, knownTo, pile), 1)
  if (item === undefined) throw new RangeError('The draw lies outside the pile.')
  return item
}

function byValue(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
