import { type Seat, seatsOf } from '@carriage/kernel'

/* Building blocks for the invariants of both editions. Each returns undefined if all is well, else a description. */

/** The first problem found, in seat order. */
export function forSeats<Owner>(
  owners: readonly Owner[],
  broken: (seat: Seat, owner: Owner) => string | undefined,
): string | undefined {
  for (const seat of seatsOf(owners.length)) {
    const owner = owners[seat]
    const found = owner === undefined ? undefined : broken(seat, owner)
    if (found !== undefined) return `Seat ${seat}: ${found}`
  }
  return undefined
}

/** The same items with the same counts, in any order. */
export function sameItems(expected: readonly string[], found: readonly string[]): string | undefined {
  const left = new Map<string, number>()
  for (const item of expected) left.set(item, (left.get(item) ?? 0) + 1)
  let same = expected.length === found.length
  for (const item of found) {
    const count = left.get(item) ?? 0
    if (count === 0) same = false
    left.set(item, count - 1)
  }
  return same ? undefined : `found ${found.toSorted().join(' ')}, expected ${expected.toSorted().join(' ')}`
}

/** Whether a pile is sorted and so has no hidden order. */
export function isSorted(items: readonly string[]): boolean {
  return items.every((item, i) => i === 0 || (items[i - 1] ?? item) <= item)
}

/** Whether a part can have this value. */
export function isPartValue(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 7
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
