import type { Chance } from '@carriage/kernel'

/** Whole numbers, each larger than the one before. */
export function risingNumbers(numbers: readonly number[], below: number, change: (number: number) => number): number[] {
  let before = below
  return numbers.map((number) => {
    before = Math.max(before + 1, Math.round(change(number)))
    return before
  })
}

/** The same in another order. */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const order = list.slice()
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    const [here, there] = [order[last], order[other]]
    if (here !== undefined && there !== undefined) [order[last], order[other]] = [there, here]
  }
  return order
}
