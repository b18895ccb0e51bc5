import { expect, test } from 'vitest'
import { FastMarket } from './fast-market.ts'
import { bestByYardsticks } from './turn-plans.ts'

/** What buyers of body look at, in the order of a market. */
const forBody = 0

/** The prices at which seat 0 would offer one more car of body 1 beside its own at 5 and 6, with two buyers of body. */
function pricesBesideOwnCars(prices: readonly number[]): number[] {
  const market = new FastMarket()
  market.clear()
  const car = { owner: 0, body: 1, engine: 1, luxury: 1 }
  market.place({ ...car, price: 5 })
  market.place({ ...car, price: 6 })
  market.addBuyer(forBody, 0)
  market.addBuyer(forBody, 0)
  market.predict(3, [2, 2, 2, 2])
  const drafts = prices.map((price) => ({ ...car, price }))
  const limits = { seats: 2, seat: 0 as const, most: Number.POSITIVE_INFINITY, prices: prices.length }
  const place = (draft: (typeof drafts)[number]) => {
    market.place(draft)
    return 0
  }
  return bestByYardsticks(drafts, market, limits, place)
    .map(({ price }) => price)
    .sort((a, b) => a - b)
}

test('a car takes no buyer from a dearer own one where another price of it does not', () => {
  expect(pricesBesideOwnCars([1, 2, 3, 8, 9, 10])).toEqual([8, 9, 10])
})

test('where every price does, all are tried', () => {
  expect(pricesBesideOwnCars([1, 2, 3])).toEqual([1, 2, 3])
})
