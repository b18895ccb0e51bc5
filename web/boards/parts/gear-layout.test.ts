import type { Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { gearOutline, gearSlots } from './gear-layout.ts'

const chain: (Seat | string)[] = [0, 'T1', 1, 'T2', 'T3', 2, 'T4']

test('the chain runs clockwise from its tail, evenly spaced', () => {
  const angles = gearSlots(chain, chain.length).map(({ angle }) => angle)
  const steps = angles.slice(1).map((angle, i) => angle - angles[i]!)
  for (const step of steps) expect(step).toBeCloseTo(steps[0]!)
  expect(steps[0]).toBeGreaterThan(0)
})

test('tail and front stand apart, on either side of the bottom', () => {
  const slots = gearSlots(chain, chain.length)
  const tail = slots[0]!.angle
  const front = slots.at(-1)!.angle % 360
  expect(tail).toBeGreaterThan(180)
  expect(front).toBeLessThan(180)
})

test('a tile in hand leaves the others their spacing', () => {
  const before = gearSlots(chain, chain.length)
  const after = gearSlots(chain.slice(0, -1), chain.length)
  expect(after).toEqual(before.slice(0, -1))
})

test('a wheel has as many teeth as asked for', () => {
  expect(gearOutline(12, 40, 50).split('L')).toHaveLength(48)
})
