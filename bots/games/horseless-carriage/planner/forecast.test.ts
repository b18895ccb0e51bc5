import type { Mainline, State } from '@carriage/horseless-carriage'
import type { Brochure } from '@carriage/horseless-carriage/factory'
import { specs, table } from '@carriage/horseless-carriage/testing'
import { expect, test } from 'vitest'
import { demandOf, type Forecast, forecast } from './forecast.ts'

function brochure(mainlines: readonly number[], given: Partial<Brochure> = {}): Brochure {
  return { dealership: 9, mainlines, specs: specs({}), types: ['car'], window: 'S', open: true, ...given }
}

function sales(state: State, brochures: readonly Brochure[], ...stocks: readonly number[]): Forecast {
  const mainlines: Mainline[] = stocks.map((stock, piece) => ({ piece, type: 'car', stock }))
  return forecast({ ...state, demand: demandOf(state) }, brochures, mainlines)
}

// All buyers stand in segment 0, which has the highest price marker then.
const state = table().buyers('car', 0, 0, 3).buyers('car', 1, 1, 2).buyers('car', 2, 0, 4).state()

test('HC-7.12 no more is sold than there is stock, and than there are buyers', () => {
  expect(sales(state, [brochure([0])], 2)).toEqual({ vehicles: 2, earned: 12 })
  expect(sales(state, [brochure([0])], 5)).toEqual({ vehicles: 3, earned: 18 })
})

test('HC-6.15 a larger window reaches more buyers, HC-7.7 but only those within the specs', () => {
  expect(sales(state, [brochure([0], { window: 'M' })], 9).vehicles).toBe(5)
  expect(sales(state, [brochure([0], { window: 'L', specs: specs({ speed: 1, range: 1 }) })], 9).vehicles).toBe(9)
})

test('HC-6.12 dealerships share the stock of a mainline, and each buyer buys once', () => {
  expect(sales(state, [brochure([0]), brochure([0])], 4).vehicles).toBe(4)
  expect(sales(state, [brochure([0]), brochure([1])], 4, 4).vehicles).toBe(5)
})

test('HC-6.17 a closed dealership sells nothing', () => {
  expect(sales(state, [brochure([0], { open: false })], 4)).toEqual({ vehicles: 0, earned: 0 })
})

test('HC-7.22 a sports earns its bonus', () => {
  const sports = table().buyers('sports', 0, 0, 2).state()
  const brochures = [brochure([0], { types: ['sports'] })]
  const market = { ...sports, demand: demandOf(sports) }
  expect(forecast(market, brochures, [{ piece: 0, type: 'sports', stock: 1 }])).toEqual({ vehicles: 1, earned: 8 })
})
