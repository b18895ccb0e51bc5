import type { Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { gearSpaces } from './gear-spaces.ts'

const chain: (Seat | string)[] = [2, 'T1', 0, 'T2', 'T3']

test('the chain has no gaps from its rear on, and the gap is behind its front', () => {
  const spaces = gearSpaces(chain, 16)
  expect(spaces).toHaveLength(16)
  expect(spaces.slice(0, 5).map(({ element }) => element)).toEqual(chain)
  expect(spaces.slice(5).every(({ element }) => element === null)).toBe(true)
})

test('upright tiles do not overlap, and none is at the very bottom', () => {
  const spaces = gearSpaces(chain, 16)
  const points = spaces.map(
    ({ angle }) => [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)] as const,
  )
  const apart = points.map(([x, y], space) => {
    const [toX, toY] = points[(space + 1) % 16]!
    return Math.max(Math.abs(toX - x), Math.abs(toY - y))
  })
  // A tile is 12 of 100 wide, the ring has a radius of 37.6.
  expect(Math.min(...apart) * 37.6).toBeGreaterThan(11.9)
  expect(spaces[0]?.angle).toBeCloseTo(190.18)
  expect(spaces[15]?.angle).toBeCloseTo(529.82)
})
