import type { Chance } from '@carriage/kernel'

/** Any of these, which must be some. */
export function anyOf<T>(items: readonly T[], chance: Chance): T {
  const item = items[items.length === 1 ? 0 : chance.below(items.length)]
  if (item === undefined) throw new RangeError('There is nothing to choose from.')
  return item
}

/** One time in so many. */
export function onceIn(times: number, chance: Chance): boolean {
  return chance.below(times) === 0
}
