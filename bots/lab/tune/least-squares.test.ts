import { fastChance } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { LeastSquares } from './least-squares.ts'

test('it finds the weights behind noisy samples', () => {
  const chance = fastChance(1)
  const fit = new LeastSquares(3)
  for (let i = 0; i < 2_000; i++) {
    const row = Float64Array.of(1, chance.below(10), chance.below(10))
    fit.add(row, 5 + 2 * row[1]! - 3 * row[2]! + chance.below(5) - 2)
  }
  const [constant, first, second] = fit.solve(new Float64Array(3), 0.001)
  expect(constant).toBeCloseTo(5, 0)
  expect(first).toBeCloseTo(2, 1)
  expect(second).toBeCloseTo(-3, 1)
})

test('the weight of an unseen feature keeps its prior', () => {
  const fit = new LeastSquares(2)
  fit.add(Float64Array.of(1, 0), 4)
  expect(fit.solve(Float64Array.of(0, 7), 1)[1]).toBeCloseTo(7, 10)
})
