import { expect, test } from 'vitest'
import { flightsOf } from './flight.ts'
import { changedSpots, glowRules } from './glow.ts'
import type { Touch } from './touch.ts'

const touches = (event: object): readonly Touch[] =>
  'spot' in event ? [{ spot: String(event.spot), ...('from' in event ? { from: String(event.from) } : {}) }] : []

test('every changed place is named once, and its name cannot escape its quotes', () => {
  const spots = changedSpots([{ spot: 'car 3' }, { spot: 'car 3' }, { spot: 'tile "x"' }], touches)
  expect([...spots]).toEqual(['car 3', 'tile "x"'])
  const rules = glowRules(spots)
  expect(rules).toContain('[data-spot="car 3"]')
  expect(rules).toContain('[data-spot="tile \\"x\\""]')
  expect(glowRules(new Set())).toBe('')
})

test('pieces that move fly, in the colour of their seat, at most four at once', () => {
  const moved = { spot: 'mat 1', from: 'supply', seat: 1 }
  const normal = { speed: 1, calm: false } as const
  expect(flightsOf([moved, moved, { spot: 'x' }], touches, normal)).toEqual([
    { to: 'mat 1', from: 'supply', sign: undefined, seat: 1 },
  ])
  const many = Array.from({ length: 9 }, (_, n) => ({ spot: `cell ${n}`, from: 'supply' }))
  expect(flightsOf(many, touches, normal)).toHaveLength(4)
})

test('nothing flies with reduced motion', () => {
  const moved = { spot: 'mat 1', from: 'supply', seat: 1 }
  expect(flightsOf([moved], touches, { speed: 0, calm: false })).toEqual([])
  expect(flightsOf([moved], touches, { speed: 1, calm: true })).toEqual([])
})
