import { describe, expect, test } from 'vitest'
import { ageOfEngineering } from '../game.ts'
import type { Options } from '../options.ts'
import { at, body, engine, playAtRandom, setUp, table } from '../testing/index.ts'
import { placing } from './placing.ts'

const ready = () => table().workshop('purple', body(4), engine(4))

describe('placing a car', () => {
  test('AE-EX-5 AE-9.7 AE-9.8 AE-9.9 placing a car', () => {
    const position = ready().engineers('purple', 'riker').canteen('purple', 3).cars(2, 'yellow').achievementsGone()
    const game = at(position.placing()).offer('b4 e4 w1+S $8')
    expect(game.state.market).toHaveLength(3)
    expect(game.state.market[2]).toMatchObject({ body: 4, engine: 4, workers: 1, salesperson: true, price: 8 })
    expect([game.company('purple').canteen, game.company('purple').salesperson, game.parts('purple')]).toEqual([
      2,
      'car',
      '',
    ])
    expect(game.state.priceChart).not.toContain(8)
  })

  test('AE-9.1 AE-9.2 one car in the placing step, or none', () => {
    const none = at(ready().placing())
    expect(none.moves('endTurn')).toHaveLength(1)
    const two = at(table().workshop('purple', body(1), engine(1)).placing()).offer('b1 e1 w1 $8')
    two.workshops('purple').splice(0, 2, body(1), engine(1))
    expect(two.refused({ kind: 'placeCar', body: 1, engine: 1 })).toBe('AE-9.2')
    expect(two.moves('placeCar')).toEqual([])
  })

  test('AE-9.3 only after all actions of the turn', () => {
    expect(at(ready()).refused({ kind: 'placeCar', body: 4, engine: 4 })).toBe('AE-9.3')
  })

  test('AE-9.4 AE-9.5 AE-9.6 it needs a body, an engine, a crew, a market place and a price', () => {
    const refused = (position: ReturnType<typeof ready>) =>
      at(position.placing()).refused({ kind: 'placeCar', body: 4, engine: 4 })
    expect(refused(table().workshop('purple', engine(4)))).toBe('AE-9.4')
    expect(refused(table().workshop('purple', body(4)))).toBe('AE-9.4')
    expect(refused(ready().canteen('purple', 0))).toBe('AE-9.5')
    expect(refused(ready().cars(6))).toBe('AE-9.6')
    expect(refused(ready().prices())).toBe('AE-9.6')
    expect(at(ready().placing()).moves('placeCar')).toEqual([{ kind: 'placeCar', body: 4, engine: 4 }])
  })

  test('AE-9.7 any crew of at least one person', () => {
    const game = at(ready().canteen('purple', 2).engineers('purple', 'riker').placing()).placeCar(4, 4)
    expect(game.moves('crewCar').map(({ workers, salesperson }) => `${workers}${salesperson ? '+S' : ''}`)).toEqual([
      '1',
      '2',
      '0+S',
      '1+S',
      '2+S',
    ])
    expect(game.refused({ kind: 'crewCar', workers: 0, salesperson: false })).toBe('AE-9.5')
    expect(game.refused({ kind: 'crewCar', workers: 3, salesperson: false })).toBe('AE-9.5')
  })

  test('AE-9.8 a started car must be completed, and its price must be on the chart', () => {
    const game = at(ready().placing()).placeCar(4, 4)
    expect(game.refused({ kind: 'endTurn' })).toBe('AE-9.8')
    game.play({ kind: 'crewCar', workers: 1, salesperson: false })
    expect(game.refused({ kind: 'priceCar', price: 7 })).toBe('AE-9.6')
  })

  test('AE-9.10 a placed car is unchanged', () => {
    const game = at(ready().placing()).offer('b4 e4 w2 $8')
    const kinds = new Set(game.moves().map(({ kind }) => kind))
    expect([...kinds]).toEqual(['endTurn'])
  })

  test('AE-9.11 AE-9.12 the chart always has a price for a car, and all prices on the market are different', () => {
    playAtRandom(setUp({ seats: 4 }), 3, ({ state }) => {
      const prices = state.market.map(({ price }) => price)
      expect(new Set(prices).size).toBe(prices.length)
      if (state.phase === 'action' && state.market.length < 6) expect(state.priceChart.length).toBeGreaterThan(0)
    })
  })
})

test('the prompt says whether a car can be placed, what it lacks, and what else can be done', () => {
  const lacked = new Set<unknown>()
  for (let seed = 1; seed <= 4; seed++)
    playAtRandom(setUp({ seats: 3 }), seed, ({ state }) => {
      const step = state.steps.at(-1)
      if (state.phase !== 'action' || step?.name !== 'placing') return
      const kinds = new Set([...ageOfEngineering.moves(state, state.actor)].map(({ kind }) => kind))
      const { id, values } = placing.prompt!(state, step, state.actor)
      expect(id === 'decision.placing').toBe(kinds.has('placeCar'))
      expect(id === 'decision.afterCar').toBe(state.turn.carPlaced)
      const others = [...kinds].filter((kind) => kind !== 'endTurn')
      if (id !== 'decision.placing') expect(values?.more).toBe(others.length > 0 ? 'yes' : 'no')
      lacked.add(values?.lacks)
    })
  for (const part of ['parts', 'body', 'engine']) expect(lacked).toContain(part)
})

describe('engineering markers', () => {
  test('AE-EX-13 AE-9.13 only one marker on a car', () => {
    const position = ready().engineers('purple', 'winton', 'christie').placing()
    const game = at(position).placeCar(4, 4)
    game.play({ kind: 'crewCar', workers: 1, salesperson: false }, { kind: 'priceCar', price: 8 })
    expect(game.moves('markCar').map(({ marker }) => marker)).toEqual([
      null,
      'winton1',
      'winton2',
      'christie1',
      'christie2',
    ])
    game.play({ kind: 'markCar', marker: 'winton1' })
    expect(game.state.market[0]!.marker).toBe('winton1')
    expect(game.refused({ kind: 'markCar', marker: 'christie1' })).toBe('AE-9.13')
  })

  test('AE-6.6 AE-6.8 AE-9.9 the marker raises the value', () => {
    const position = table().round(3).engineers('purple', 'winton', 'christie')
    const market = position.car('purple', 'b3 e3 $3 E+2').car('yellow', 'b4 e4 $4').car('purple', 'b3 e3 $6 B+2')
    expect(at(market.buyers('engine', 'body').scoring()).sales).toEqual([
      ['engine', 'purple', 3],
      ['body', 'purple', 6],
    ])
  })

  test('AE-9.13 only the markers of Winton and Christie go on cars', () => {
    const position = ready().engineers('purple', 'winton', 'packard').placing()
    const game = at(position).placeCar(4, 4)
    game.play({ kind: 'crewCar', workers: 1, salesperson: false }, { kind: 'priceCar', price: 8 })
    expect(game.refused({ kind: 'markCar', marker: 'packard2' })).toBe('AE-9.13')
    expect(game.refused({ kind: 'markCar', marker: 'christie1' })).toBe('AE-6.4')
  })

  const six = (options: Partial<Options> = {}) =>
    table({ options })
      .engineers('purple', 'kettering', 'winton', 'packard')
      .car('purple', '$9')
      .buyers('body', 'engine')
      .workshop('purple', body(2), engine(2))
      .achievementsGone()

  test('AE-EX-43 AE-9.14 AE-9.15 AE-9.16 AE-9.17 markers per step', () => {
    const packard = { kind: 'usePackard', marker: 'packard2', buyer: 0 } as const
    const a = at(six()).exchange(9, 'price', 8).takeTile('T8')
    expect(a.refused(packard)).toBe('AE-9.14')
    a.chooseAction('hire').research('body').play(packard)
    expect(a.state.turn).toMatchObject({ actionMarkerUsed: true, placingMarkerUsed: true })
    a.placeCar(2, 2).play({ kind: 'crewCar', workers: 1, salesperson: false }, { kind: 'priceCar', price: 6 })
    expect(a.state.market).toHaveLength(2) // no step asked for a marker
    expect(a.state.market[1]!.marker).toBeNull()

    const b = at(six().placing()).exchange(9, 'price', 8).offer('b2 e2 w1 $6 E+2')
    expect(b.refused(packard)).toBe('AE-9.14')

    const c = at(six().placing()).offer('b2 e2 w1 $6').exchange(9, 'price', 8)
    expect(c.refused({ kind: 'exchange', car: 8, change: 'price', to: 9 })).toBe('AE-9.14')
  })

  test('AE-9.17 with the option, the marker of the action step may still be used after placing', () => {
    const wholeTurn = six({ actionStepMarker: 'wholeTurn' }).placing()
    const game = at(wholeTurn).offer('b2 e2 w1 $6 E+2').usePackard('packard2', 0)
    expect(game.state.turn).toMatchObject({ actionMarkerUsed: true, placingMarkerUsed: true })
    expect(game.refused({ kind: 'exchange', car: 9, change: 'price', to: 8 })).toBe('AE-9.14')
    const untilPlacing = at(six().placing()).offer('b2 e2 w1 $6 E+2')
    expect(untilPlacing.refused({ kind: 'usePackard', marker: 'packard2', buyer: 0 })).toBe('AE-9.14')
  })

  test('AE-9.14 a marker on a car is refused once the marker of the placing step is used', () => {
    const game = at(six().placing()).exchange(9, 'price', 8).usePackard('packard2', 0).placeCar(2, 2)
    game.state.steps[1] = { name: 'markCar', body: 2, engine: 2, workers: 1, salesperson: false, price: 6 }
    expect(game.refused({ kind: 'markCar', marker: 'winton1' })).toBe('AE-9.14')
  })

  test('AE-6.5 markers are optional', () => {
    expect(at(six().placing()).offer('b2 e2 w1 $6').company('purple').engineeringMarkers).toHaveLength(6)
  })
})
