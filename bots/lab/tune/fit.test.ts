import { fastChance } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { linearValue, netValue } from '../../games/kraftwagen-family/value.ts'
import { calibrate } from './calibrate.ts'
import { fitLinear, fitNet, targetsOf } from './fit.ts'
import { head, layoutFor, type Samples } from './samples.ts'

const layout = layoutFor(2, 3, 1)

/** Games of one position each, in which a seat gains by a rule that no linear value can express. */
function samples(count: number): Samples {
  const chance = fastChance(4)
  const rows = new Float32Array(count * layout.width)
  for (let sample = 0; sample < count; sample++) {
    const row = sample * layout.width
    rows[row + head.game] = sample
    rows[row + head.round] = 1
    rows[row + layout.tableAt] = 1
    for (let seat = 0; seat < 2; seat++) {
      const [a, b] = [chance.below(2), chance.below(2)]
      rows.set([a, b, 1], row + layout.values + seat * layout.features)
      rows[row + layout.final + seat] = 10 * (a ^ b) + chance.below(3)
    }
  }
  return { rows, count, layout }
}

test('a net learns what a linear value cannot, and forecasts games that it was not trained with', () => {
  const data = samples(3_000)
  const targets = targetsOf(data, 1)
  const linear = fitLinear(data, targets)
  const { errors, net } = fitNet(data, targets, linear, { seed: 1, epochs: 6, batch: 32, speed: 0.01, decay: 0.001 })
  expect(errors[0]).toBeGreaterThan(2.5)
  expect(Math.min(...errors)).toBeLessThan(1.2)
  const expected = new Float64Array(2)
  const look = {
    values: Float64Array.of(1, 0, 1, 1, 1, 1),
    table: Float64Array.of(1),
    points: new Float64Array(2),
    left: 0,
    unit: 1,
  }
  netValue(linear, net).expect(look, 2, 1, expected)
  expect(expected[0]! - expected[1]!).toBeGreaterThan(8)
})

test('a net that learns nothing useful leaves the linear value unchanged', () => {
  const data = samples(80)
  const targets = targetsOf(data, 1)
  const linear = fitLinear(data, targets)
  const training = { seed: 1, epochs: 1, batch: 32, speed: 10, decay: 0 }
  const { errors, net } = fitNet(data, targets, linear, training)
  expect(errors[1]).toBeGreaterThan(errors[0]!)
  expect(calibrate(data, targets, netValue(linear, net)).errors).toEqual(
    calibrate(data, targets, linearValue(linear)).errors,
  )
})

test('with full trust in outcomes the target is the rest of the final lead, else later forecasts count', () => {
  const rows = new Float32Array(2 * layout.width)
  for (const [sample, [points, expected]] of [
    [5, 0],
    [6, 20],
  ].entries()) {
    const row = sample * layout.width
    rows[row + head.game] = 1
    rows[row + layout.points] = points!
    rows[row + layout.expected] = expected!
    rows[row + layout.final] = 40
  }
  const data = { rows, count: 2, layout }
  expect(Array.from(targetsOf(data, 1).gains)).toEqual([17.5, -17.5, 17, -17])
  expect(targetsOf(data, 0.5).gains[0]).toBeCloseTo(0.5 * 20 + 0.5 * 10 - 2.5, 10)
})
