import type { Chance } from '@carriage/kernel'

/** One of several, by chance. */
export function pickOne<T>(from: readonly T[], chance: Chance): T {
  const item = from[from.length === 1 ? 0 : chance.below(from.length)]
  if (item === undefined) throw new RangeError('There is nothing to choose from.')
  return item
}
