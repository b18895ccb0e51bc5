import { describe, expect, test } from 'vitest'
import { at, type Play, type Position, playAtRandom, setUp, table } from '../testing/index.ts'
import { salesNow } from './sales.ts'

/** Three cars of which each is the best in something, and none the cheapest in everything. */
const differentCars = () =>
  table()
    .car('red', { body: 3, engine: 1, workers: 1, price: 8 })
    .car('blue', { body: 1, engine: 3, workers: 2, price: 9 })
    .car('green', { body: 2, engine: 2, workers: 3, price: 10 })
    .car('yellow', { body: 1, engine: 1, workers: 1, price: 6 })

describe('who buys when', () => {
  test('KW-9.11 the buyers buy in the order of their spaces', () => {
    const firstBody = at(differentCars().buyers('body', 'price').scoring())
    expect(firstBody.emitted('carSold').map(({ buyer }) => buyer)).toEqual([0, 1])
    const one = table().car('red', { body: 3, price: 3 }).car('blue', { body: 1, price: 6 })
    expect(at(one.buyers('body', 'price').scoring()).sales).toEqual([
      ['body', 'red', 3],
      ['price', 'blue', 12],
    ])
    expect(at(one.buyers('price', 'body').scoring()).sales).toEqual([
      ['price', 'red', 6],
      ['body', 'blue', 6],
    ])
  })

  test('KW-9.11 the buyer of Benz buys after all others', () => {
    const game = at(differentCars().buyers('engine', 'price').engineers('red', 'benz').scoring())
      .as('red')
      .useBenz('body')
    expect(game.sales).toEqual([
      ['engine', 'blue', 9],
      ['price', 'yellow', 12],
      ['body', 'red', 8],
    ])
  })

  test('KW-9.12 each buys one car, and a sold car is gone for the buyers after him', () => {
    expect(at(differentCars().buyers('body', 'body').scoring()).sales).toEqual([
      ['body', 'red', 8],
      ['body', 'green', 10],
    ])
  })

  test('KW-9.20 there is no minimum: the poorest and dearest car is bought if no other is left', () => {
    const poor = table().car('red', { body: 1, engine: 1, workers: 1, price: 10 })
    for (const preference of ['body', 'engine', 'prestige'] as const)
      expect(at(poor.buyers(preference).scoring()).sales).toEqual([[preference, 'red', 10]])
    expect(at(poor.buyers('price').scoring()).sales).toEqual([['price', 'red', 20]])
  })

  test('KW-9.21 a buyer who finds no car buys nothing', () => {
    const game = at(table().car('red', { price: 5 }).buyers('engine', 'body').scoring())
    expect(game.sales).toEqual([['engine', 'red', 5]])
    expect(game.emitted('buyerLeft')).toMatchObject([{ kind: 'buyerLeft', buyer: 1, preference: 'body' }])
    expect(at(table().buyers('price').scoring()).sales).toEqual([])
  })

  test('KW-9.25 nobody is asked anything while the buyers buy', () => {
    const game = at(differentCars().buyers('body', 'engine', 'prestige', 'price').marker('0').placingACar())
    const before = game.as('red').decision
    game.endTurn()
    expect([before, game.decision]).toEqual(['placeCar', 'takeTile'])
    expect(game.sales).toHaveLength(4)
    expect(game.state.round).toBe(2)
  })

  test('KW-EX-43 more buyers than cars', () => {
    const game = at(
      table()
        .buyers('price', 'engine', 'body', 'prestige')
        .car('red', { body: 1, engine: 2, workers: 1, price: 3 })
        .car('blue', { body: 2, engine: 1, workers: 1, price: 5 })
        .scoring(),
    )
    expect(game.sales).toEqual([
      ['price', 'red', 6],
      ['engine', 'blue', 5],
    ])
    expect(game.emitted('buyerLeft').map(({ preference }) => preference)).toEqual(['body', 'prestige'])
    expect([game.money('red'), game.money('blue')]).toEqual([6, 5])
  })
})

describe('which car', () => {
  const bought = (preference: 'body' | 'engine' | 'prestige' | 'price') =>
    at(differentCars().buyers(preference).scoring()).emitted('carSold')[0]!

  test('KW-9.13 a body buyer takes the highest body', () => {
    expect(bought('body')).toMatchObject({ car: { owner: 0, price: 8 }, value: 3, rivals: [] })
  })

  test('KW-9.14 an engine buyer takes the highest engine', () => {
    expect(bought('engine')).toMatchObject({ car: { owner: 1, price: 9 }, value: 3, rivals: [] })
  })

  test('KW-9.15 a prestige buyer takes the car with the most workers', () => {
    expect(bought('prestige')).toMatchObject({ car: { owner: 2, price: 10 }, value: 3, rivals: [] })
  })

  test('KW-9.16 a price buyer takes the lowest price', () => {
    expect(bought('price')).toMatchObject({ car: { owner: 3, price: 6 }, value: 6, rivals: [] })
  })

  test('KW-9.17 a Maybach marker counts for a body buyer and for no other', () => {
    const marked = table()
      .car('red', { body: 2, engine: 2, workers: 1, price: 9, marker: 'maybach2' })
      .car('blue', { body: 3, engine: 3, workers: 2, price: 10 })
    expect(at(marked.buyers('body').scoring()).emitted('carSold')[0]).toMatchObject({ car: { owner: 0 }, value: 4 })
    expect(at(marked.buyers('engine').scoring()).sales).toEqual([['engine', 'blue', 10]])
    expect(at(marked.buyers('prestige').scoring()).sales).toEqual([['prestige', 'blue', 10]])
  })

  test('KW-9.17 a Horch marker counts for an engine buyer and for no other', () => {
    const marked = table()
      .car('red', { body: 2, engine: 2, workers: 1, price: 9, marker: 'horch2' })
      .car('blue', { body: 3, engine: 3, workers: 2, price: 10 })
    expect(at(marked.buyers('engine').scoring()).emitted('carSold')[0]).toMatchObject({ car: { owner: 0 }, value: 4 })
    expect(at(marked.buyers('body').scoring()).sales).toEqual([['body', 'blue', 10]])
    expect(at(marked.buyers('prestige').scoring()).sales).toEqual([['prestige', 'blue', 10]])
  })

  test('KW-9.17 a marker that only makes cars equal leaves the choice to the price', () => {
    const marked = table()
      .car('red', { engine: 2, price: 9, marker: 'horch1' })
      .car('blue', { engine: 3, price: 8 })
      .buyers('engine')
    expect(at(marked.scoring()).sales).toEqual([['engine', 'blue', 8]])
  })

  test.each(['body', 'engine', 'prestige'] as const)(
    'KW-9.18 of cars equal in %s the cheapest is bought',
    (preference) => {
      const equal = { body: 2, engine: 2, workers: 2 }
      const game = at(
        table()
          .car('red', { ...equal, price: 9 })
          .car('blue', { ...equal, price: 6 })
          .car('green', { ...equal, price: 8 })
          .car('yellow', { body: 1, engine: 1, workers: 1, price: 2 })
          .buyers(preference)
          .scoring(),
      )
      expect(game.sales).toEqual([[preference, 'blue', 6]])
      expect(game.emitted('carSold')[0]!.rivals.map(({ price }) => price)).toEqual([9, 8])
    },
  )

  test('KW-EX-38 ties are broken by price', () => {
    const game = at(
      table()
        .car('red', { workers: 3, price: 9 })
        .car('blue', { workers: 3, price: 8 })
        .car('green', { workers: 2, price: 2 })
        .buyers('prestige')
        .scoring(),
    )
    expect(game.sales).toEqual([['prestige', 'blue', 8]])
  })

  test('KW-9.19 in random games the rivals of a sold car always cost more, so no tie is left', () => {
    let rivals = 0
    for (let seed = 1; seed <= 6; seed++) {
      playAtRandom(setUp(), seed, ({ state }) => {
        for (const { bought } of salesNow(state)) {
          for (const rival of bought?.rivals ?? []) {
            rivals++
            expect(rival.price).toBeGreaterThan(bought!.car.price)
          }
        }
        const prices = state.market.map(({ price }) => price)
        expect(new Set(prices).size).toBe(prices.length)
      })
    }
    expect(rivals).toBeGreaterThan(0)
  })
})

describe('what is paid', () => {
  const sell = (preference: 'body' | 'engine' | 'prestige' | 'price') =>
    soldBy(table().car('red', { price: 8 }), preference)

  test('KW-9.22 the owner of the car receives its price, and nobody else anything', () => {
    for (const preference of ['body', 'engine', 'prestige'] as const) {
      const game = sell(preference)
      expect(game.emitted('carSold')[0]).toMatchObject({ price: 8, times: 1, bonus: 0, paid: 8 })
      expect([game.money('red'), game.money('blue'), game.money('green'), game.money('yellow')]).toEqual([8, 0, 0, 0])
    }
  })

  test('KW-9.23 a price buyer pays the price twice', () => {
    expect(sell('price').emitted('carSold')[0]).toMatchObject({ price: 8, times: 2, bonus: 0, paid: 16 })
    expect(sell('price').money('red')).toBe(16)
  })

  test('KW-9.23 with Opel the seller receives it three times, but not if somebody else owns Opel', () => {
    const red = () => table().car('red', { price: 8 })
    expect(soldBy(red().engineers('red', 'opel'), 'price').money('red')).toBe(24)
    expect(soldBy(red().engineers('blue', 'opel'), 'price').money('red')).toBe(16)
  })

  test('KW-9.24 a Daimler marker on the buyer is paid on top, once, also by a price buyer', () => {
    const game = at(
      table().car('red', { price: 8 }).car('blue', { body: 2, price: 9 }).buyers('body+4', 'price+2').scoring(),
    )
    expect(game.emitted('carSold')).toMatchObject([
      { price: 9, times: 1, bonus: 4, paid: 13 },
      { price: 8, times: 2, bonus: 2, paid: 18 },
    ])
    expect([game.money('red'), game.money('blue')]).toEqual([18, 13])
  })

  test('KW-EX-9 three buyers buy', () => {
    const game = at(
      table()
        .round(2)
        .buyers('prestige', 'body', 'engine')
        .car('blue', { body: 3, engine: 5, workers: 3, price: 11 })
        .car('green', { body: 3, engine: 3, workers: 1, price: 6 })
        .car('red', { body: 3, engine: 4, workers: 2, price: 8 })
        .car('yellow', { body: 2, engine: 2, workers: 1, price: 9 })
        .scoring(),
    )
    expect(game.emitted('carSold')).toMatchObject([
      { preference: 'prestige', value: 3, car: { owner: 1, price: 11 }, paid: 11, rivals: [] },
      { preference: 'body', value: 3, car: { owner: 2, price: 6 }, paid: 6, rivals: [{ owner: 0, price: 8 }] },
      { preference: 'engine', value: 4, car: { owner: 0, price: 8 }, paid: 8, rivals: [] },
    ])
    expect(game.emitted('carUnsold')).toMatchObject([{ car: { owner: 3, price: 9 } }])
    expect([game.money('blue'), game.money('green'), game.money('red'), game.money('yellow')]).toEqual([11, 6, 8, 0])
  })
})

function soldBy(position: Position, preference: 'body' | 'engine' | 'prestige' | 'price'): Play {
  return at(position.buyers(preference).scoring())
}
