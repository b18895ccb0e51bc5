import { expect, test } from 'vitest'
import { spacePoint, trackPoint, trackRadius } from './circuit-layout.ts'

test('the finish line is at the top, between the last space and the first', () => {
  const line = trackPoint(0)
  expect(line).toMatchObject({ x: 0, y: -trackRadius, heading: 0 })
  expect(spacePoint(1, 10).x).toBeGreaterThan(0)
  expect(spacePoint(10, 10).x).toBeLessThan(0)
})

test('every space has a place of its own', () => {
  const points = Array.from({ length: 10 }, (_, i) => spacePoint(i + 1, 10))
  expect(new Set(points.map(({ x, y }) => `${x},${y}`)).size).toBe(10)
})

test('race cars head along the track', () => {
  expect(spacePoint(3, 10).heading).toBeCloseTo(90)
  expect(spacePoint(8, 10).heading).toBeCloseTo(270)
})
