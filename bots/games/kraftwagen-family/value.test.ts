import { fastChance } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { storedWeights, weightsFrom } from './trained-weights.ts'
import { grain, hiddenSizes, linearValue, type NetWeights, netValue } from './value.ts'

const features = 3
const linear = [1, 2, 3].map((round) => Float64Array.of(round, 0.5, -2, 0, 1, 0.25))

/** A net of made-up weights. */
function net(): NetWeights {
  const { first, second } = hiddenSizes
  const wave = (length: number, size: number) => Float64Array.from({ length }, (_, i) => size * Math.sin(1 + i * i))
  return {
    first: wave(features * 2 * first, 0.3),
    table: wave(2 * first, 0.2),
    firstBias: wave(first, 0.1),
    second: wave(second * first, 0.3),
    secondBias: wave(second, 0.1),
    last: wave(second, 4),
  }
}

function look(unit = 1) {
  const values = Float64Array.of(1, 0, 2, 3, 1, 0, 0, 2, 5)
  return { values, table: Float64Array.of(1, 0.5), points: new Float64Array(4), left: 0.5, unit }
}

test('a linear value adds up features, for themselves and by what is left of the round', () => {
  const into = new Float64Array(3)
  linearValue(linear).expect(look(), 3, 2, into)
  expect(Array.from(into)).toEqual([2 - 4 + 0.25, 6 + 0.5 + 0.5, 1 - 10 + 1 + 0.625])
})

test('a net that adds nothing leaves the linear value', () => {
  const { last, ...rest } = net()
  const [flat, plain] = [new Float64Array(3), new Float64Array(3)]
  netValue(linear, { ...rest, last: last.map(() => 0) }).expect(look(), 3, 1, flat)
  linearValue(linear).expect(look(), 3, 1, plain)
  expect(flat).toEqual(plain)
})

test('weights survive the file nearly unchanged', () => {
  const given = { flattery: [0.1, 0.2, 0.3], decisive: [40, 30, 20] }
  const stored = JSON.parse(JSON.stringify(storedWeights('a test', given, linear, net()))) as ReturnType<
    typeof storedWeights
  >
  const read = weightsFrom({ seats: { 2: stored } })(2)
  expect(read).toMatchObject(given)
  const [before, after] = [new Float64Array(3), new Float64Array(3)]
  netValue(linear, net()).expect(look(), 3, 1, before)
  read.value.expect(look(), 3, 1, after)
  for (let seat = 0; seat < 3; seat++) expect(after[seat]).toBeCloseTo(before[seat]!, 2)
})

test('in a box with ten times the money the same features are worth ten times as much', () => {
  const [standard, rich] = [new Float64Array(3), new Float64Array(3)]
  netValue(linear, net()).expect(look(), 3, 1, standard)
  netValue(linear, net()).expect(look(10), 3, 1, rich)
  for (let seat = 0; seat < 3; seat++) expect(rich[seat]).toBeCloseTo(10 * standard[seat]!, 9)
})

test('a forecast by stored weights is exactly the same after any other forecasts', () => {
  const stored = storedWeights('a test', { flattery: [0, 0, 0], decisive: [40, 30, 20] }, linear, net())
  const read = () => weightsFrom({ seats: { 2: stored } })(2).value
  const chance = fastChance(7)
  const looks = Array.from({ length: 200 }, () => {
    const { values, table, ...rest } = look()
    const any = (numbers: Float64Array) => numbers.map(() => grain * chance.below(20_000))
    return { ...rest, values: any(values), table: any(table) }
  })
  const [used, fresh] = [new Float64Array(3), new Float64Array(3)]
  const value = read()
  for (const each of looks) {
    value.expect(each, 3, 1, used)
    read().expect(each, 3, 1, fresh)
    expect(used).toEqual(fresh)
  }
})
