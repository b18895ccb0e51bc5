import { describe, expect, test } from 'vitest'
import { expectEveryPhrase, matchAt } from './testing/formatted.ts'

describe('every phrase of random games has a message, and fits a narrow screen', () => {
  test.each([
    { seats: 2, options: { instantSale: 'placeExtraCar' } },
    { seats: 3, options: { recruitmentLeftovers: 'discard' } },
    { seats: 4, options: { scoreVisibility: 'hidden' } },
  ])('$seats seats, $options', (table) => {
    expectEveryPhrase('age-of-engineering', table)
  })
})

describe('a sale is one sentence', () => {
  const { translator } = matchAt('age-of-engineering', { seats: 2, options: {} })
  const plain = { owner: 1, body: 3, engine: 6, workers: 2, salesperson: false, marker: null }
  const car = { ...plain, price: 8, productionTokens: 1 }

  test('a price buyer who pays the owner of Brayton, with a marker of Packard, for a car that stays', () => {
    const sold = { kind: 'carSold', buyer: 0, preference: 'price', car, value: 8, rivals: [], times: 3, bonus: 4 }
    expect(translator.events([{ ...sold, paid: 28, stays: true }], 0)).toEqual([
      'Price buyer: the lowest price is 8. Ben sells for 8 x 3 + 4 = 28. It uses a production token and stays.',
    ])
  })

  test('an investor who takes the cheapest car that fits', () => {
    const rivals = [{ ...plain, owner: 0, price: 10, productionTokens: 0 }]
    const bought = { kind: 'investorBought', place: 0, investor: 'ford', car, rivals, paid: 8, stays: false }
    expect(translator.events([bought], 0)).toEqual([
      'Ford: several cars fit (Ben at 8, Ada (you) at 10), the cheapest wins. Ben sells for 8.',
    ])
  })
})
