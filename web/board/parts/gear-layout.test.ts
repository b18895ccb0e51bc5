import type { Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { gearOutline, gearSlots } from './gear-layout.ts'

const seats: readonly Seat[] = [0, 1, 2]
const chain: (Seat | string)[] = [0, 'T1', 1, 'T2', 'T3', 2, 'T4']

test('the chain runs clockwise from its tail, and upright tiles do not overlap', () => {
  for (const length of [8, 11, 14, 16, 18]) {
    const long = Array.from({ length }, (_, place) => (place % 6 === 0 ? seats[place / 6]! : `T${place}`))
    const { slots, tile } = gearSlots(long, length)
    const points = slots.map(({ angle }) => [sine(angle), sine(angle - 90)] as const)
    for (const [place, [x, y]] of points.entries()) {
      const [toX, toY] = points[place + 1] ?? [9, 9]
      const both = typeof long[place] === 'string' && typeof long[place + 1] === 'string'
      if (both) expect(Math.max(Math.abs(toX - x), Math.abs(toY - y))).toBeGreaterThanOrEqual(tile)
    }
    expect(tile).toBeGreaterThan(4.4 / length)
    const angles = slots.map(({ angle }) => angle)
    expect(angles).toEqual(angles.toSorted((a, b) => a - b))
  }
})

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}

test('tail and front are apart, on either side of the bottom', () => {
  const { slots } = gearSlots(chain, chain.length)
  const tail = slots[0]!.angle
  const front = slots.at(-1)!.angle % 360
  expect(tail).toBeGreaterThan(180)
  expect(front).toBeLessThan(180)
})

test('a tile in hand leaves the others their spacing', () => {
  const before = gearSlots(chain, chain.length)
  const after = gearSlots(chain.slice(0, -1), chain.length)
  expect(after).toEqual({ ...before, slots: before.slots.slice(0, -1) })
})

test('a wheel has the requested number of teeth', () => {
  expect(gearOutline(12, 40, 50).split('L')).toHaveLength(48)
})
