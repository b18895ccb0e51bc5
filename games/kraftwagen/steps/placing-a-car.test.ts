import { redact } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { kraftwagen } from '../game.ts'
import type { Car } from '../state.ts'
import { at, body, engine, type Play, type Position, playAtRandom, setUp, table } from '../testing/index.ts'
import { carStep } from './car.ts'

/** Red has done her actions and has a body 3, an engine 4 and three workers. */
function placing(position: Position = table()): Play {
  return at(position.workshop('red', body(3), engine(4)).canteen('red', 3).placingACar())
}

describe('when a car is placed', () => {
  test('KW-7.1 only after all actions of the tile', () => {
    const game = at(table().workshop('red', body(1), engine(1)).canteen('red', 2))
    const car = { kind: 'placeCar', body: 1, engine: 1 } as const
    expect(game.refused(car)).toBe('KW-7.1')
    game.takeTile('T8')
    expect(game.refused(car)).toBe('KW-7.1')
    game.chooseAction('body')
    expect(game.refused(car)).toBe('KW-4.15')
    game.chooseBuyer('price')
    expect(game.can(car)).toBe(true)
  })

  test('KW-7.1 one car in a turn, and the next one in the next turn', () => {
    const game = at(table().chain('r T5 b g y').workshop('red', body(1), engine(1), body(2)).canteen('red', 3))
    game.takeTile('T5').offer(1, 1, 1, 5)
    expect(game.moves('placeCar')).toEqual([])
    expect(game.refused({ kind: 'placeCar', body: 2, engine: 1 })).toBe('KW-7.1')
    game.endTurn().as('red').takeTile('T4').placeEngine('workshop')
    expect(game.offer(2, 1, 1, 6).state.market).toHaveLength(2)
  })

  test('KW-7.2 nobody has to place a car', () => {
    const game = placing()
    expect(game.moves()).toEqual([{ kind: 'placeCar', body: 3, engine: 4 }, { kind: 'endTurn' }])
    game.endTurn()
    expect(game.state.market).toEqual([])
    expect(game.workshops('red')).toEqual([body(3), engine(4), null])
  })

  test('KW-7.12 also in the turn in which the marker reached 0', () => {
    const position = table().buyers('body', 'engine', 'prestige', 'price').marker('1')
    const game = at(position.workshop('red', body(1), engine(1)).canteen('red', 1))
      .takeTile('T6')
      .chooseAction('buyer')
    expect(game.state.marker).toBe('0')
    game.offer(1, 1, 1, 9).endTurn()
    expect(game.sales).toEqual([['body', 'red', 9]])
    expect(game.state.round).toBe(2)
  })
})

describe('what a car needs', () => {
  test('KW-EX-8 placing a car', () => {
    const game = placing(table().round(2).car('blue', { price: 6 }).car('green', { price: 11 }))
    expect(game.state.availablePrices).toContain(8)
    game.offer(3, 4, 2, 8)
    expect(game.state.market).toHaveLength(3)
    expect(game.state.market[2]).toEqual({ owner: 0, body: 3, engine: 4, workers: 2, price: 8, engineerMarker: null })
    expect(game.workshops('red')).toEqual([null, null, null])
    expect(game.player('red').canteen).toBe(1)
    expect(game.state.availablePrices).not.toContain(8)
  })

  test('KW-7.3 a body, an engine, a worker, a price marker and an empty space', () => {
    const complete = () => table().workshop('red', body(1), engine(2)).canteen('red', 1).supply('red', 5)
    const car = { kind: 'placeCar', body: 1, engine: 2 } as const
    expect(at(complete().placingACar()).can(car)).toBe(true)
    const missing = (position: Position) => {
      const game = at(position.placingACar())
      expect(game.moves()).toEqual([{ kind: 'endTurn' }])
      const { rule, facts } = game.refusal(car)
      expect(rule).toBe('KW-7.3')
      return facts.missing
    }
    expect(missing(complete().workshop('red', engine(2), engine(1)))).toBe('body')
    expect(missing(complete().workshop('red', body(1), body(2)))).toBe('engine')
    expect(missing(complete().canteen('red', 0))).toBe('workers')
    expect(missing(complete().prices())).toBe('price')
    expect(missing(complete().cars(6))).toBe('space')
  })

  test('KW-7.3 parts of others, of the Grand Prix car or out of the supply do not help', () => {
    const game = placing(table().workshop('blue', body(5), engine(5)).gpEngine('red', 6).levels('red', 2, 2))
    for (const [body, engine] of [
      [5, 4],
      [3, 5],
      [3, 6],
      [2, 4],
      [3, 2],
    ] as const) {
      expect(game.refused({ kind: 'placeCar', body, engine })).toBe('KW-7.3')
    }
  })

  test('KW-7.3 a car that was begun must be completed', () => {
    const game = placing().placeCar(3, 4)
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-7.3')
    expect(game.crewCar(1).refused({ kind: 'placeCar', body: 3, engine: 4 })).toBe('KW-7.3')
    expect(game.state.market).toEqual([])
  })
})

describe('free choice', () => {
  test('KW-7.4 any body and any engine of the workshops', () => {
    const cars = (...parts: Parameters<Position['workshop']>[1][]) => {
      const game = at(
        table()
          .workshop('red', ...parts)
          .canteen('red', 1)
          .placingACar(),
      )
      return game.moves('placeCar').map((move) => [move.body, move.engine])
    }
    expect(cars(body(1), body(5), engine(2))).toEqual([
      [1, 2],
      [5, 2],
    ])
    expect(cars(engine(7), body(3), engine(1))).toEqual([
      [3, 7],
      [3, 1],
    ])
    const game = at(table().workshop('red', body(1), body(5), engine(2)).canteen('red', 1).placingACar())
    expect(game.offer(1, 2, 1, 5).workshops('red')).toEqual([null, body(5), null])
  })

  test('KW-7.5 from one worker to the whole canteen', () => {
    const game = placing().placeCar(3, 4)
    expect(game.moves()).toEqual([1, 2, 3].map((workers) => ({ kind: 'crewCar', workers })))
    expect(game.refused({ kind: 'crewCar', workers: 0 })).toBe('KW-7.5')
    expect(game.refused({ kind: 'crewCar', workers: 4 })).toBe('KW-7.5')
    game.crewCar(3).priceCar(1)
    expect(game.state.market[0]).toMatchObject({ workers: 3 })
    expect(game.player('red').canteen).toBe(0)
  })

  test('KW-7.6 any available price marker, whose value is the price', () => {
    const game = placing(table().car('blue', { price: 5 }).car('green', { price: 10 }))
      .placeCar(3, 4)
      .crewCar(1)
    expect(game.moves('priceCar').map(({ price }) => price)).toEqual([1, 2, 3, 6, 8, 9])
    for (const price of [5, 10, 4]) expect(game.refused({ kind: 'priceCar', price })).toBe('KW-7.6')
    expect(game.priceCar(9).state.market[2]).toMatchObject({ price: 9 })
  })

  test('KW-7.7 parts, workers and price marker leave their places and form the car', () => {
    const game = at(
      table().workshop('red', body(3), body(2), engine(4)).canteen('red', 3).supply('red', 9).placingACar(),
    )
    game.offer(2, 4, 2, 6)
    expect(game.emitted('carPlaced')).toMatchObject([{ car: { owner: 0, body: 2, engine: 4, workers: 2, price: 6 } }])
    expect(game.workshops('red')).toEqual([body(3), null, null])
    expect(game.player('red')).toMatchObject({ canteen: 1, supply: 9 })
    expect(game.state.availablePrices).toEqual([1, 2, 3, 5, 8, 9, 10])
  })

  test('KW-7.8 one marker of Horch or Maybach may go on the car at that moment', () => {
    const game = placing(table().engineers('red', 'horch', 'maybach', 'daimler'))
      .placeCar(3, 4)
      .crewCar(1)
      .priceCar(5)
    expect(game.moves('markCar').map(({ marker }) => marker)).toEqual([
      null,
      'horch1',
      'horch2',
      'maybach1',
      'maybach2',
    ])
    expect(game.refused({ kind: 'markCar', marker: 'daimler2' })).toBe('KW-7.8')
    game.markCar('maybach1')
    expect(game.state.market[0]).toMatchObject({ engineerMarker: 'maybach1' })
    expect(game.player('red').engineerMarkers).toEqual(['horch1', 'horch2', 'maybach2', 'daimler2', 'daimler4'])
  })

  test('KW-7.8 nobody has to, and who has none is not asked', () => {
    const without = placing(table().engineers('red', 'horch')).offer(3, 4, 1, 5, null)
    expect(without.state.market[0]).toMatchObject({ engineerMarker: null })
    expect(without.player('red').engineerMarkers).toEqual(['horch1', 'horch2'])
    const none = placing(table().engineers('red', 'daimler')).placeCar(3, 4).crewCar(1).priceCar(5)
    expect(none.state.market).toHaveLength(1)
  })

  test('KW-D-12 all combinations of body, engine, workers, price and marker', () => {
    const position = table().engineers('red', 'horch').workshop('red', body(1), body(3), engine(2)).canteen('red', 3)
    const game = at(position.placingACar())
    const cars = everyCar(game)
    expect(cars).toHaveLength(2 * 1 * 3 * 8 * 3)
    expect(new Set(cars.map((car) => JSON.stringify(car))).size).toBe(cars.length)
    expect(game.can({ kind: 'endTurn' })).toBe(true)
    expect(game.undoable({ kind: 'placeCar', body: 3, engine: 2 })).toBe(true)
    game.placeCar(3, 2)
    expect(game.undoable({ kind: 'crewCar', workers: 2 })).toBe(true)
    game.crewCar(2)
    expect(game.undoable({ kind: 'priceCar', price: 8 })).toBe(true)
    game.priceCar(8)
    expect(game.undoable({ kind: 'markCar', marker: 'horch1' })).toBe(true)
  })
})

describe('cars on the market', () => {
  test('KW-7.9 everybody sees all of a car', () => {
    const game = placing(table().engineers('red', 'maybach')).offer(3, 4, 2, 8, 'maybach2')
    const car = { owner: 0, body: 3, engine: 4, workers: 2, price: 8, engineerMarker: 'maybach2' }
    for (const viewer of ['spectator', 0, 1, 2, 3] as const) {
      expect(redact(game.state, viewer).market).toEqual([car])
      expect(redact(game.emitted('carPlaced'), viewer)).toMatchObject([{ seat: 0, car }])
    }
  })

  test('KW-7.10 nobody can change a placed car or take it back', () => {
    const position = table({ options: { specialtyTiles: true } }).engineers('red', 'horch', 'maybach')
    const game = placing(position.chain('r A4 b g y')).offer(3, 4, 1, 8, 'horch1')
    expect(game.moves()).toEqual([{ kind: 'endTurn' }])
    expect(game.refused({ kind: 'crewCar', workers: 2 })).toBe('KW-7.5')
    expect(game.refused({ kind: 'priceCar', price: 9 })).toBe('KW-7.6')
    expect(game.refused({ kind: 'markCar', marker: 'maybach1' })).toBe('KW-8.6')
    expect(game.refused({ kind: 'withdrawCar', car: 8 })).toBe('KW-13.27')
    expect(game.refused({ kind: 'useDiesel', car: 8, change: 'price', to: 9 })).toBe('KW-8.1')
  })

  test('KW-7.10 in random games only Diesel changes cars and only a withdrawal removes one before scoring', () => {
    let changed = 0
    for (let seed = 1; seed <= 4; seed++) {
      let seen = 0
      let before: Car[] = []
      playAtRandom(setUp({ options: { specialtyTiles: true } }), seed, ({ state, events }) => {
        const news = events.slice(seen)
        seen = events.length
        const diesel = news.some(
          (event) => event.kind === 'carChanged' || (event.kind === 'workerHired' && event.from === 'car'),
        )
        const removed = news.some(({ kind }) => kind === 'carWithdrawn' || kind === 'marketCleared')
        if (diesel) changed++
        else if (!removed) expect(state.market.slice(0, before.length)).toEqual(before)
        before = structuredClone(state.market)
      })
    }
    expect(changed).toBeGreaterThan(0)
  })

  test('KW-7.11 the car that fills the market ends the action phase after this turn', () => {
    const fifth = placing(table().cars(4)).offer(3, 4, 1, 1).endTurn()
    expect(fifth.emitted('roundEnded')).toEqual([])
    const sixth = placing(table().cars(5)).offer(3, 4, 1, 1)
    expect(sixth.state.phase).toBe('action')
    sixth.endTurn()
    expect(sixth.emitted('roundEnded')).toEqual([{ kind: 'roundEnded', round: 1, cause: 'market' }])
    expect(sixth.state.round).toBe(2)
    const fourthOfTwo = placing(table({ seats: 2 }).cars(3))
      .offer(3, 4, 1, 1)
      .endTurn()
    expect(fourthOfTwo.emitted('roundEnded')).toEqual([{ kind: 'roundEnded', round: 1, cause: 'market' }])
  })

  test('KW-7.13 a player may have several cars on the market', () => {
    const game = placing(table().car('red').car('red').car('red').car('red')).offer(3, 4, 1, 1)
    expect(game.state.market.map(({ owner }) => owner)).toEqual([0, 0, 0, 0, 0])
  })

  test('KW-7.14 after the car that fills the market its owner may still use Daimler or Diesel', () => {
    const last = () => placing(table().engineers('red', 'daimler', 'diesel').buyers('body').cars(5)).offer(3, 4, 1, 1)
    const daimler = last().useDaimler('daimler4', 0)
    expect(daimler.endTurn().sales).toEqual([['body', 'red', 5]])
    const diesel = last().useDiesel(1, 'price', 3)
    expect(diesel.endTurn().sales).toEqual([['body', 'red', 3]])
  })

  test('KW-7.15 the order of the cars on the market has no effect', () => {
    const cars = [
      ['red', { body: 2, engine: 3, workers: 1, price: 6 }],
      ['blue', { body: 2, engine: 1, workers: 2, price: 8 }],
      ['green', { body: 1, engine: 3, workers: 2, price: 5 }],
      ['yellow', { body: 2, engine: 2, workers: 2, price: 10 }],
      ['red', { body: 1, engine: 3, workers: 1, price: 9 }],
    ] as const
    const sales = permutations(cars).map((market) => {
      const position = table().buyers('body', 'engine', 'prestige')
      for (const [owner, car] of market) position.car(owner, car)
      return at(position.scoring()).sales
    })
    expect(sales).toHaveLength(120)
    for (const sale of sales) {
      expect(sale).toEqual([
        ['body', 'red', 6],
        ['engine', 'green', 5],
        ['prestige', 'blue', 8],
      ])
    }
  })
})

test('the prompt says whether a car can be placed, what it lacks, and what else can be done', () => {
  const lacked = new Set<unknown>()
  for (let seed = 1; seed <= 6; seed++)
    playAtRandom(setUp({ options: { specialtyTiles: true } }), seed, ({ state }) => {
      const step = state.steps.at(-1)
      if (state.phase !== 'action' || step?.name !== 'car') return
      const kinds = new Set([...kraftwagen.moves(state, state.actor)].map(({ kind }) => kind))
      const { id, values } = carStep.prompt!(state, step, state.actor)
      expect(id === 'decision.car').toBe(kinds.has('placeCar'))
      expect(id === 'decision.afterCar').toBe(state.turn.carPlaced)
      const others = [...kinds].filter((kind) => kind !== 'endTurn')
      if (id !== 'decision.car') expect(values?.more).toBe(others.length > 0 ? 'yes' : 'no')
      lacked.add(values?.lacks)
    })
  for (const part of ['parts', 'body', 'engine']) expect(lacked).toContain(part)
})

/** Every car that can be placed now, by walking through all choices. */
function everyCar(game: Play): Car[] {
  if (game.state.turn.carPlaced) return [game.state.market.at(-1)!]
  return game
    .moves()
    .filter(({ kind }) => kind !== 'endTurn')
    .flatMap((move) => everyCar(at(kraftwagen.clone(game.state)).play(move)))
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first, i) => permutations(items.toSpliced(i, 1)).map((rest) => [first, ...rest]))
}
