import { describe, expect, test } from 'vitest'
import { at, body, colours, engine, table } from '../testing/index.ts'

describe('order', () => {
  test('KW-9.1 Benz, race, buyers, clean-up', () => {
    const game = at(
      table()
        .raceCar('red', 3)
        .car('red', { price: 5 })
        .car('blue', { price: 6 })
        .buyers('price')
        .engineers('blue', 'benz')
        .scoring(),
    )
    expect(game.as('blue').decision).toBe('useBenz')
    expect(game.events).toEqual([])
    expect(game.raceCar('red')).toEqual([3, 0])
    expect(game.useBenz('body').events.map(({ kind }) => kind)).toEqual([
      'buyerPlaced',
      'moneyEarned',
      'raceScored',
      'moneyEarned',
      'carSold',
      'moneyEarned',
      'carSold',
      'moneyEarned',
      'marketCleared',
      'roundPrepared',
      'turnBegan',
    ])
    expect(game.emitted('moneyEarned').map(({ source }) => source)).toEqual(['stack', 'place', 'sale', 'sale'])
  })

  test('KW-9.33 after round 1 round 2 is prepared, and after round 2 round 3', () => {
    const second = at(table().scoring())
    expect(second.state).toMatchObject({ round: 2, phase: 'action', marker: 'S' })
    expect(second.state.availablePrices).toEqual([2, 3, 5, 6, 8, 9, 11, 12])
    expect(second.emitted('roundPrepared')).toMatchObject([{ round: 2 }])
    expect(second.decision).toBe('takeTile')
    const third = at(table().round(2).scoring())
    expect(third.state).toMatchObject({ round: 3, phase: 'action' })
    expect(third.state.availablePrices).toEqual([3, 4, 6, 8, 10, 12, 14, 15])
    expect(third.emitted('roundPrepared')).toMatchObject([{ round: 3 }])
  })

  test('KW-9.34 the table is cleared after round 3, too', () => {
    const game = at(
      table()
        .round(3)
        .raceCar('red', 4, 1)
        .car('red', { workers: 3 })
        .supply('red', 2)
        .buyers('body', 'price')
        .scoring(),
    )
    expect(game.over).toBe(true)
    expect(game.state).toMatchObject({ round: 3, market: [], activeBuyers: [], availablePrices: [] })
    expect(game.state.stacks).toEqual({ body: 2, engine: 2, prestige: 2, price: 2 })
    expect(game.player('red')).toMatchObject({ supply: 5, raceCar: { space: 0, laps: 0 } })
    expect(game.emitted('roundPrepared')).toEqual([])
  })
})

describe('clean-up', () => {
  const sold = { body: 3, engine: 4, workers: 2, price: 9 }
  const unsold = { body: 2, engine: 2, workers: 3, price: 6 }
  const market = () =>
    table()
      .car('red', sold)
      .car('red', unsold)
      .workshop('red', body(1), engine(1))
      .supply('red', 1)
      .canteen('red', 4)
      .buyers('body')

  test('KW-9.26 sold or not, all cars leave the market, and no part comes back to a workshop', () => {
    const game = at(market().scoring())
    expect(game.emitted('carSold')).toMatchObject([{ car: sold }])
    expect(game.emitted('carUnsold')).toMatchObject([{ car: unsold }])
    expect(game.state.market).toEqual([])
    expect(game.workshops('red')).toEqual([body(1), engine(1), null])
  })

  test('KW-9.27 the workers of all cars return to the supply, not to the canteen', () => {
    const game = at(market().scoring())
    expect(game.player('red')).toMatchObject({ supply: 6, canteen: 4 })
    expect(game.emitted('marketCleared')).toMatchObject([{ kind: 'marketCleared', workers: [5, 0, 0, 0] }])
  })

  test('KW-9.27 they wake no development, because they come to the supply', () => {
    const game = at(table().car('red', { workers: 3 }).inactive('red', 'D1').supply('red', 1).scoring())
    expect(game.player('red')).toMatchObject({ supply: 4, canteen: 0, inactive: ['D1'] })
  })

  test('KW-9.28 engineer markers on cars and buyers leave the game, those not used stay', () => {
    const game = at(
      table()
        .engineers('red', 'maybach', 'horch', 'daimler')
        .car('red', { price: 9, marker: 'maybach1' })
        .car('red', { price: 8, marker: 'horch2' })
        .buyers('body+2', 'body', 'engine')
        .scoring(),
    )
    expect(game.player('red').engineerMarkers.toSorted()).toEqual(['daimler4', 'horch1', 'maybach2'])
    game.as('red').takeTile('T6').chooseAction('buyer').chooseBuyer('body')
    expect(game.refused({ kind: 'useDaimler', marker: 'daimler2', buyer: 0 })).toBe('KW-8.2')
    expect(game.state.activeBuyers).toEqual([{ preference: 'body', daimler: null }])
  })

  test('KW-9.29 price markers that nobody earned are out of use', () => {
    const game = at(table().car('red', { price: 5 }).buyers('body').workshop('red', body(1), engine(1)).scoring())
    expect(game.state.availablePrices).not.toContain(1)
    expect(game.state.availablePrices).not.toContain(10)
    expect(game.state.availablePrices).toHaveLength(8)
    game.takeTile('T5').placeCar(1, 1).crewCar(1)
    expect(game.refused({ kind: 'priceCar', price: 10 })).toBe('KW-7.6')
  })

  test('KW-9.29 at the end of the game no price is available', () => {
    expect(at(table().round(3).car('red').scoring()).state.availablePrices).toEqual([])
  })

  test('KW-9.30 all active buyers return to their stacks, with that of Benz', () => {
    const game = at(table().engineers('red', 'benz').buyers('price', 'price', 'body', 'engine').scoring()).useBenz(
      'body',
    )
    expect(game.emitted('buyerPlaced')).toMatchObject([{ preference: 'body', buyer: 4 }])
    expect(game.state.activeBuyers).toEqual([])
    expect(game.state.stacks).toEqual({ body: 2, engine: 2, prestige: 2, price: 2 })
  })

  test('KW-9.31 stack money that was not collected stays', () => {
    const next = at(table().buyers('body').scoring())
    expect(next.state.stackMoney).toEqual({ body: 2, engine: 2, prestige: 2, price: 2 })
    const end = at(table().round(3).buyers('body').scoring())
    expect(end.state.stackMoney).toEqual({ body: 0, engine: 3, prestige: 3, price: 3 })
  })

  test('KW-9.32 an unsold car earns nothing', () => {
    const game = at(table().car('red', { price: 9 }).car('blue', { body: 2, price: 5 }).buyers('body').scoring())
    expect(game.emitted('carUnsold')).toMatchObject([{ car: { owner: 0, price: 9 } }])
    expect([game.money('red'), game.earned('red')]).toEqual([0, 0])
    expect(game.money('blue')).toBe(5)
  })
})

describe('examples', () => {
  test('KW-EX-34 the worker award is permanent', () => {
    const game = at(
      table()
        .supply('red', 1)
        .car('red', { workers: 3 })
        .chain('r T1 b g y')
        .buyers('body', 'engine', 'price', 'prestige')
        .marker('1'),
    )
    game.as('red').takeTile('T1')
    expect(game.player('red').supply).toBe(0)
    expect(game.awards('red')).toEqual(['workers'])
    game.endTurn().as('red').takeTile('T6').chooseAction('buyer').endTurn()
    expect(game.state.round).toBe(2)
    expect(game.player('red').supply).toBe(3)
    expect(game.awards('red')).toEqual(['workers'])
    expect(game.state.awards).not.toContain('workers')
  })

  test('KW-EX-34 a later return to 0 earns nothing', () => {
    const game = at(table().awards('red', 'workers').supply('red', 1)).takeTile('T1')
    expect(game.player('red').supply).toBe(0)
    expect(game.awards('red')).toEqual(['workers'])
    expect(game.emitted('awardTaken')).toEqual([])
  })

  test('KW-EX-45 a complete scoring', () => {
    const before = table()
      .round(3)
      .raceCar('red', 4, 2)
      .raceCar('blue', 1, 2)
      .raceCar('green', 9)
      .engineers('red', 'maybach')
      .engineers('blue', 'horch')
      .engineers('green', 'daimler')
      .buyers('engine', 'price+2', 'body', 'prestige')
      .car('red', { body: 5, engine: 6, workers: 2, price: 10 })
      .car('blue', { body: 6, engine: 6, workers: 1, price: 12 })
      .car('green', { body: 4, engine: 3, workers: 4, price: 8 })
      .car('yellow', { body: 2, engine: 2, workers: 1, price: 4 })
      .car('red', { body: 6, engine: 4, workers: 3, price: 14, marker: 'maybach1' })
      .car('blue', { body: 5, engine: 5, workers: 2, price: 15, marker: 'horch2' })
      .scoring()
    const supplies = before.state().players.map(({ supply }) => supply)
    const game = at(before)
    expect(colours.map((colour) => game.earned(colour, 'place'))).toEqual([7, 4, 2, 0])
    expect(colours.map((colour) => game.earned(colour, 'laps'))).toEqual([3, 3, 0, 0])
    expect(game.emitted('carSold')).toMatchObject([
      { preference: 'engine', value: 7, car: { owner: 1, price: 15 }, paid: 15 },
      { preference: 'price', value: 4, car: { owner: 3, price: 4 }, times: 2, bonus: 2, paid: 10 },
      { preference: 'body', value: 7, car: { owner: 0, price: 14 }, paid: 14 },
      { preference: 'prestige', value: 4, car: { owner: 2, price: 8 }, paid: 8 },
    ])
    expect(game.emitted('carUnsold').map(({ car }) => [car.owner, car.price])).toEqual([
      [0, 10],
      [1, 12],
    ])
    expect(colours.map((colour) => game.money(colour))).toEqual([24, 22, 10, 10])
    expect(game.state.players.map(({ supply }, seat) => supply - supplies[seat]!)).toEqual([5, 3, 4, 1])
    expect(game.player('red').engineerMarkers).toEqual(['maybach2'])
    expect(game.player('blue').engineerMarkers).toEqual(['horch1'])
    expect(game.player('green').engineerMarkers).toEqual(['daimler4'])
    expect(game.over).toBe(true)
  })
})
