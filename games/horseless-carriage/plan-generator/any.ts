import type { Chance } from '@carriage/kernel'

/** A random item of a list that is not empty. */
export function anyOf<T>(items: readonly T[], chance: Chance): T {
  const item = items[items.length === 1 ? 0 : chance.below(items.length)]
  if (item === undefined) throw new RangeError('There is nothing to choose from.')
  return item
}

/** True once in this number of times, on average. */
export function onceIn(times: number, chance: Chance): boolean {
  return chance.below(times) === 0
}
