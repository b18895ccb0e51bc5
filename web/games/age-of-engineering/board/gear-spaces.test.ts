import type { Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { gearSpaces } from './gear-spaces.ts'

const chain: (Seat | string)[] = [2, 'T1', 0, 'T2', 'T3']

test('the chain stands without gaps from the rear on, and the gap is behind its front', () => {
  const spaces = gearSpaces(chain, 16)
  expect(spaces).toHaveLength(16)
  expect(spaces.slice(0, 5).map(({ element }) => element)).toEqual(chain)
  expect(spaces.slice(5).every(({ element }) => element === null)).toBe(true)
})

test('all spaces are equally far apart and none is at the very bottom', () => {
  const angles = gearSpaces(chain, 16).map(({ angle }) => angle % 360)
  expect(new Set(angles).size).toBe(16)
  expect(angles).not.toContain(180)
  expect(angles[0]).toBe(191.25)
  expect(angles[15]).toBe(168.75)
})
