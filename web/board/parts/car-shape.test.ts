import { expect, test } from 'vitest'
import { carShape } from './car-shape.ts'

const levels = [1, 2, 3, 4, 5, 6, 7]

test('a stronger engine has a longer bonnet and one more louvre', () => {
  for (const body of levels) {
    for (const engine of levels.slice(1)) {
      const weaker = carShape(body, engine - 1, 1)
      const stronger = carShape(body, engine, 1)
      expect(stronger.width).toBeGreaterThan(weaker.width)
      expect(stronger.louvres).toHaveLength(engine)
    }
  }
})

test('all levels of body have different silhouettes', () => {
  expect(new Set(levels.map((body) => carShape(body, 1, 1).coach)).size).toBe(7)
})

test('each worker is a coachline, as far as there is room', () => {
  expect(carShape(4, 4, 3).coachlines).toHaveLength(3)
  expect(carShape(4, 4, 12).coachlines).toHaveLength(6)
})

test('every car fits the common width', () => {
  for (const body of levels)
    for (const engine of levels) expect(carShape(body, engine, 1).width).toBeLessThanOrEqual(134)
})

test('a car raised above level 7 is drawn like level 7', () => {
  expect(carShape(9, 9, 1)).toEqual(carShape(7, 7, 1))
})
