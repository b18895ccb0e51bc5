import { describe, expect, test } from 'vitest'
import { savedFactories, table } from '../testing/index.ts'
import { salesForecast } from './sales-forecast.ts'
import { green, red, seen } from './testing/seen.ts'

/** Buyers of cars in a cheap niche and in a dearer one farther right. */
const market = () => table().tracks('safety', 'range').buyers('car', 0, 0, 3).buyers('car', 3, 1, 2).prices(2, 3, 4, 6)

describe('the niches of a dealership', () => {
  test('HC-7.7 HC-7.12 HC-7.23 each with its windows and its income', () => {
    const position = market().offer('red', [['car', 2]], { small: { specs: { safety: 1 }, window: 'M' } })
    const [small] = salesForecast(seen(position.selling()), red).dealerships
    const frame = { w: 2, h: 2 }
    expect(small).toEqual({
      size: 'small',
      open: true,
      rule: null,
      placed: null,
      niches: [
        {
          x: 0,
          y: 0,
          sales: [{ type: 'car', vehicles: 2, price: 2, bonus: 0, earned: 4 }],
          income: 4,
          windows: [
            { x: -1, y: -1, ...frame }, // HC-7.8
            { x: 0, y: -1, ...frame },
            { x: -1, y: 0, ...frame },
            { x: 0, y: 0, ...frame },
          ],
        },
        {
          x: 3,
          y: 1,
          sales: [{ type: 'car', vehicles: 2, price: 3, bonus: 0, earned: 6 }],
          income: 6,
          windows: [{ x: 2, y: 0, ...frame }],
        },
      ],
    })
  })

  test('HC-7.5 only the window that lies there counts', () => {
    const placed = { x: 0, y: 0, w: 2, h: 1 }
    const position = market().offer('red', [['car', 2]], { small: { specs: { safety: 1 }, placed } })
    const [small] = salesForecast(seen(position.selling()), red).dealerships
    expect(small?.niches.map(({ x, y, windows }) => ({ x, y, windows }))).toEqual([{ x: 0, y: 0, windows: [placed] }])
  })

  test('HC-7.13 HC-7.22 all types are sold at once, with their bonuses', () => {
    const position = market()
      .buyers('sports', 0, 0, 1)
      .buyers('truck', 0, 0, 4)
      .offer(
        'red',
        [
          ['sports', 2],
          ['truck', 1],
          ['truck', 2],
        ],
        { small: {} },
      )
    const [small] = salesForecast(seen(position.selling()), red).dealerships
    expect(small?.niches).toMatchObject([
      {
        x: 0,
        y: 0,
        sales: [
          { type: 'sports', earned: 4 },
          { type: 'truck', vehicles: 3, earned: 9 },
        ],
        income: 13,
      },
    ])
  })

  test('HC-7.3 HC-7.18 why it cannot sell', () => {
    const position = market().offer('red', [['truck', 2]], { small: {}, large: { open: false } })
    const { dealerships, orders } = salesForecast(seen(position.selling()), red)
    expect(dealerships.map(({ size, rule }) => [size, rule])).toEqual([
      ['small', 'HC-7.18'],
      ['large', 'HC-7.3'],
    ])
    expect(orders).toEqual([])
  })
})

describe('the order of sales', () => {
  test('HC-6.12 who draws first on a mainline decides', () => {
    const position = market().offer('red', [['car', 2]], { small: {}, large: { specs: { safety: 1 } } })
    const { orders } = salesForecast(seen(position.selling()), red)
    expect(orders.map(({ dealerships, income }) => [dealerships.join(), income])).toEqual([
      ['large,small', 6],
      ['small,large', 4],
    ])
    expect(orders[0]?.turns).toEqual([
      { dealership: 'large', window: { x: 2, y: 1, w: 2, h: 1 }, x: 3, y: 1, earned: 6 },
    ])
  })

  test('HC-7.11 one niche a turn, the dearest first, in one window', () => {
    const position = market()
      .buyers('car', 2, 1, 1)
      .offer('red', [['car', 3]], { small: { specs: { safety: 1 }, window: 'M' } })
    const [best] = salesForecast(seen(position.selling()), red).orders
    expect(best?.turns.map(({ window, x, y, earned }) => [window !== null, x, y, earned])).toEqual([
      [true, 3, 1, 6],
      [false, 2, 1, 2],
    ])
    expect(best?.income).toBe(8)
  })

  test('HC-7.1 who has a turn before', () => {
    const view = seen(
      market()
        .order('green', 'red', 'purple')
        .offer('red', [['car', 2]], { small: {} })
        .selling(),
    )
    expect([salesForecast(view, red).before, salesForecast(view, green).before]).toEqual([[2], [2, 0]])
  })
})

test('before phase 5 the factory says what there is to sell', () => {
  const { G5 } = savedFactories
  const position = table().tracks('reliability', 'range').factory('red', G5).capacity('red', 2).buyers('car', 3, 0, 5)
  const { dealerships } = salesForecast(seen(position.building()), red)
  expect(dealerships[0]?.niches).toMatchObject([{ x: 3, y: 0, sales: [{ vehicles: 2 }], income: 12 }])
})
