import { describe, expect, test } from 'vitest'
import type { Options } from '../options.ts'
import { at, body, engine, type Position, table } from '../testing/index.ts'

/** Red's car stands at 8; the prices 3 and 6 are on other cars. */
function common(options: Partial<Options> = {}): Position {
  return table({ options })
    .round(2)
    .engineers('red', 'diesel')
    .car('red', { body: 3, engine: 4, workers: 2, price: 8 })
    .car('blue', { price: 3 })
    .car('green', { price: 6 })
    .workshop('red', body(5), engine(2))
    .canteen('red', 3)
}

const redsCar = { owner: 0, body: 3, engine: 4, workers: 2, price: 8, engineerMarker: null }

describe('Diesel', () => {
  test('KW-6.77 his owner can change something twice in the game', () => {
    const game = at(common().chain('r T5 b g y'))
    game.useDiesel(8, 'price', 9).takeTile('T5').endTurn()
    game.useDiesel(9, 'price', 11).takeTile('T1').endTurn()
    expect(game.player('red').engineerMarkers).toEqual([])
    expect(game.emitted('carChanged')).toHaveLength(2)
  })

  test('KW-6.82 if agreed, he only adds workers', () => {
    const game = at(common({ dieselWorkers: 'moreOnly' }))
    const numbers = game.moves('useDiesel').flatMap(({ change, to }) => (change === 'workers' ? [to] : []))
    expect(numbers).toEqual([3, 4, 5])
    expect(game.refusal({ kind: 'useDiesel', car: 8, change: 'workers', to: 1 }).rule).toBe('KW-6.82')
    expect(at(common()).useDiesel(8, 'workers', 1).player('red').canteen).toBe(4)
  })

  test('KW-6.78 exactly one category of one own car changes', () => {
    const changed = (change: 'body' | 'engine' | 'workers' | 'price', to: number) => {
      const { market } = at(common()).useDiesel(8, change, to).state
      expect(market.slice(1)).toMatchObject([{ price: 3 }, { price: 6 }])
      return market[0]
    }
    expect(changed('body', 5)).toEqual({ ...redsCar, body: 5 })
    expect(changed('engine', 2)).toEqual({ ...redsCar, engine: 2 })
    expect(changed('workers', 3)).toEqual({ ...redsCar, workers: 3 })
    expect(changed('price', 12)).toEqual({ ...redsCar, price: 12 })
  })

  test('KW-6.78 the cars of others, and cars that are not on the market, cannot be changed', () => {
    const game = at(common())
    expect(game.refused({ kind: 'useDiesel', car: 3, change: 'body', to: 5 })).toBe('KW-6.78')
    expect(game.refused({ kind: 'useDiesel', car: 12, change: 'body', to: 5 })).toBe('KW-6.78')
    const carless = at(table().engineers('red', 'diesel').cars(3).workshop('red', body(5)))
    expect(carless.moves('useDiesel')).toEqual([])
  })

  test('KW-EX-46 Diesel: body', () => {
    const game = at(common()).useDiesel(8, 'body', 5)
    expect(game.state.market[0]).toMatchObject({ body: 5 })
    expect(game.workshops('red')).toEqual([body(3), engine(2), null])
    expect(game.player('red').engineerMarkers).toHaveLength(1)
  })

  test('KW-EX-47 Diesel: engine', () => {
    const game = at(common()).useDiesel(8, 'engine', 2)
    expect(game.state.market[0]).toMatchObject({ engine: 2 })
    expect(game.workshops('red')).toEqual([body(5), engine(4), null])
  })

  test('KW-EX-48 Diesel: workers', () => {
    const more = at(common()).useDiesel(8, 'workers', 4)
    expect(more.state.market[0]).toMatchObject({ workers: 4 })
    expect(more.player('red').canteen).toBe(1)
    const fewer = at(common()).useDiesel(8, 'workers', 1)
    expect(fewer.state.market[0]).toMatchObject({ workers: 1 })
    expect(fewer.player('red').canteen).toBe(4)
    const game = at(common())
    for (const to of [0, 2, 6])
      expect(game.refused({ kind: 'useDiesel', car: 8, change: 'workers', to })).toBe('KW-6.81')
    const legal = game.moves('useDiesel').filter(({ change }) => change === 'workers')
    expect(legal.map(({ to }) => to)).toEqual([1, 3, 4, 5])
  })

  test('KW-EX-49 Diesel: price', () => {
    const game = at(common())
    expect(game.state.availablePrices).toEqual([2, 5, 9, 11, 12])
    game.useDiesel(8, 'price', 5)
    expect(game.state.market[0]).toMatchObject({ price: 5 })
    expect(game.state.availablePrices).toEqual([2, 8, 9, 11, 12])
  })

  test('KW-6.79 the new part comes from a workshop of the owner and is of the same kind', () => {
    const game = at(common().workshop('blue', body(6)).gpEngine('red', 7))
    expect(game.refused({ kind: 'useDiesel', car: 8, change: 'body', to: 2 })).toBe('KW-6.79')
    expect(game.refused({ kind: 'useDiesel', car: 8, change: 'body', to: 6 })).toBe('KW-6.79')
    expect(game.refused({ kind: 'useDiesel', car: 8, change: 'engine', to: 5 })).toBe('KW-6.79')
    expect(game.refused({ kind: 'useDiesel', car: 8, change: 'engine', to: 7 })).toBe('KW-6.79')
  })

  test('KW-6.80 the replaced part goes into the workshop of the new one, even if all are full', () => {
    const game = at(common().workshop('red', engine(1), engine(2), body(5))).useDiesel(8, 'engine', 2)
    expect(game.workshops('red')).toEqual([engine(1), engine(4), body(5)])
    expect(game.decision).toBe('takeTile')
  })

  test('KW-6.81 the car keeps at least one worker, the number changes, and more come from the canteen only', () => {
    const game = at(common().canteen('red', 0))
    for (const to of [0, 2, 3])
      expect(game.refused({ kind: 'useDiesel', car: 8, change: 'workers', to })).toBe('KW-6.81')
    const { supply } = game.player('red')
    game.useDiesel(8, 'workers', 1)
    expect(game.player('red')).toMatchObject({ canteen: 1, supply })
    const all = at(common()).useDiesel(8, 'workers', 5)
    expect(all.player('red').canteen).toBe(0)
  })

  test('KW-6.83 the price marker is swapped with an available one', () => {
    const game = at(common())
    for (const to of [3, 8, 10])
      expect(game.refused({ kind: 'useDiesel', car: 8, change: 'price', to })).toBe('KW-6.83')
    game.useDiesel(8, 'price', 12)
    expect(game.state.availablePrices).toEqual([2, 5, 8, 9, 11])
  })

  test('KW-6.84 an engineer marker stays on the car and applies to the new part', () => {
    const position = table()
      .engineers('red', 'diesel', 'maybach')
      .car('red', { body: 2, price: 8, marker: 'maybach2' })
      .workshop('red', body(4), engine(1))
      .buyers('body', 'engine', 'price', 'prestige')
      .marker('1')
    const game = at(position).useDiesel(8, 'body', 4)
    expect(game.state.market[0]).toMatchObject({ body: 4, engineerMarker: 'maybach2' })
    game.takeTile('T6').chooseAction('buyer').endTurn()
    expect(game.emitted('carSold')).toMatchObject([{ preference: 'body', value: 6 }])
  })

  test('KW-6.85 the new part is lower or higher, not equal, and so is the new price', () => {
    const game = at(common().workshop('red', body(1), body(3), body(7)))
    const targets = (change: 'body' | 'price') =>
      game.moves('useDiesel').flatMap((move) => (move.change === change ? [move.to] : []))
    expect(targets('body')).toEqual([1, 7])
    expect(game.refused({ kind: 'useDiesel', car: 8, change: 'body', to: 3 })).toBe('KW-6.85')
    expect(targets('price')).toEqual([2, 5, 9, 11, 12])
    for (const move of game.moves('useDiesel')) expect(game.can(move)).toBe(true)
    const alike = at(common().workshop('red', body(3), engine(4)))
    expect(alike.moves('useDiesel').filter(({ change }) => change === 'body' || change === 'engine')).toEqual([])
  })

  test('KW-6.85 if agreed, it may be equal', () => {
    const game = at(common({ dieselEqual: 'allowed' }).workshop('red', body(1), body(3), body(7)))
    const targets = game.moves('useDiesel').flatMap((move) => (move.change === 'body' ? [move.to] : []))
    expect(targets).toEqual([1, 3, 7])
    expect(game.useDiesel(8, 'body', 3).workshops('red')).toEqual([body(1), body(3), body(7)])
  })

  test('KW-6.86 a car placed earlier in the same turn may be changed', () => {
    const position = table().engineers('red', 'diesel').workshop('red', body(2), engine(3), body(1)).canteen('red', 2)
    const game = at(position).takeTile('T5').offer(2, 3, 1, 6).useDiesel(6, 'body', 1)
    expect(game.state.market[0]).toMatchObject({ body: 1, engine: 3, price: 6 })
    expect(game.workshops('red')).toEqual([null, null, body(2)])
  })

  test('KW-6.87 a part that comes back from a car earns no award', () => {
    const state = table()
      .engineers('red', 'diesel')
      .car('red', { body: 7, engine: 7, price: 8 })
      .workshop('red', body(1), engine(1))
      .state()
    state.awards = ['body3', 'body6', 'engine4', 'engine7']
    for (const change of ['body', 'engine'] as const) {
      const game = at(structuredClone(state)).useDiesel(8, change, 1)
      expect(game.workshops('red')).toContainEqual({ kind: change, value: 7 })
      expect(game.awards('red')).toEqual([])
      expect(game.state.awards).toHaveLength(4)
    }
  })
})

describe('workers who leave a car', () => {
  test('KW-6.82 they go to the canteen', () => {
    const game = at(table().engineers('red', 'diesel').car('red', { workers: 5, price: 8 }).canteen('red', 1))
    const { supply } = game.player('red')
    game.useDiesel(8, 'workers', 2)
    expect(game.player('red')).toMatchObject({ canteen: 4, supply })
  })

  test('KW-EX-50 Diesel frees a worker for an inactive development', () => {
    const use = (where: 'workshop' | 'gpCar') => {
      const position = table()
        .engineers('red', 'diesel')
        .supply('red', 7)
        .developments('red', 'D1', 'D6')
        .inactive('red', 'D6')
        .workshop('red', body(1), engine(1))
        .car('red', { workers: 3, price: 8 })
      const game = at(position)
      expect(game.player('red').canteen).toBe(0)
      expect(game.levels('red')).toEqual([2, 3])
      game.useDiesel(8, 'workers', 2)
      expect(game.player('red')).toMatchObject({
        canteen: 0,
        supply: 7,
        developments: ['D1', 'D6', 'D6'],
        inactive: [],
      })
      expect(game.levels('red')).toEqual([2, 4])
      expect(game.state.market[0]).toMatchObject({ workers: 2 })
      return game.placeEngine(where)
    }
    const stored = use('workshop')
    expect(stored.workshops('red')[2]).toEqual(engine(4))
    expect(stored.emitted('awardTaken')).toMatchObject([{ seat: 0, award: 'engine4', points: 3 }])
    const installed = use('gpCar')
    expect(installed.player('red').gpEngine).toBe(4)
    expect(installed.emitted('awardTaken')).toEqual([])
  })

  test('KW-6.9 KW-6.82 each of them goes onto an inactive development first, with everything that this sets off', () => {
    const position = table()
      .engineers('red', 'diesel', 'bugatti')
      .inactive('red', 'D6', 'D4')
      .car('red', { workers: 4, price: 8 })
    const game = at(position).useDiesel(8, 'workers', 1)
    expect(game.moves()).toEqual([
      { kind: 'chooseInactive', card: 'D6' },
      { kind: 'chooseInactive', card: 'D4' },
    ])
    game.chooseInactive('D6')
    expect(game.state.market[0]).toMatchObject({ workers: 3 })
    expect(game.player('red')).toMatchObject({ canteen: 0, inactive: ['D4'] })
    game.placeEngine('gpCar')
    expect(game.raceCar('red')).toEqual([2, 0])
    expect(game.state.market[0]).toMatchObject({ workers: 1 })
    expect(game.player('red')).toMatchObject({ canteen: 1, developments: ['D6', 'D4'], inactive: [] })
    expect(game.workshops('red')).toEqual([body(2), null, null])
    expect(game.decision).toBe('takeTile')
  })

  test('KW-D-11 each category of each own car with what is there for it, if the owner wants to', () => {
    const game = at(common())
    expect(game.moves('useDiesel').map(({ car, change, to }) => [car, change, to])).toEqual([
      [8, 'body', 5],
      [8, 'engine', 2],
      [8, 'workers', 1],
      [8, 'workers', 3],
      [8, 'workers', 4],
      [8, 'workers', 5],
      [8, 'price', 2],
      [8, 'price', 5],
      [8, 'price', 9],
      [8, 'price', 11],
      [8, 'price', 12],
    ])
    expect(game.moves('takeTile')).toHaveLength(10)
    for (const move of game.moves('useDiesel')) expect(game.undoable(move)).toBe(true)
    const two = at(common().car('red', { workers: 1, price: 9 }))
    expect(new Set(two.moves('useDiesel').map(({ car }) => car))).toEqual(new Set([8, 9]))
  })
})
