import { describe, expect, test } from 'vitest'
import type { Options } from '../options.ts'
import { at, table } from '../testing/index.ts'

describe('Benz', () => {
  const sixCars = (options: Partial<Options> = {}) =>
    at(
      table({ options })
        .engineers('blue', 'benz')
        .buyers('engine', 'prestige', 'body')
        .car('red', { body: 2, engine: 2, workers: 1, price: 6 })
        .car('blue', { body: 1, engine: 3, workers: 2, price: 5 })
        .car('green', { body: 2, engine: 1, workers: 1, price: 3 })
        .car('yellow', { body: 1, engine: 1, workers: 3, price: 9 })
        .car('red', { body: 3, engine: 2, workers: 1, price: 10 })
        .car('blue', { body: 2, engine: 2, workers: 2, price: 8 })
        .scoring(),
    )
  const threeSales = [
    ['engine', 'blue', 5],
    ['prestige', 'yellow', 9],
    ['body', 'red', 10],
  ]

  test('KW-EX-42 Benz adds a buyer', () => {
    const second = sixCars().as('blue')
    expect(second.state.stackMoney).toEqual({ body: 0, engine: 0, prestige: 0, price: 1 })
    second.useBenz('body')
    expect(second.emitted('awardTaken')).toMatchObject([{ seat: 1, award: 'buyer', points: 3 }])
    expect(second.earned('blue', 'stack')).toBe(0)
    expect(second.sales).toEqual([...threeSales, ['body', 'green', 3]])
    expect(second.emitted('carSold')[3]!.rivals.map(({ price }) => price)).toEqual([6, 8])

    for (const benzCollectsMoney of [true, false]) {
      const price = sixCars({ benzCollectsMoney }).useBenz('price')
      expect(price.earned('blue', 'stack')).toBe(benzCollectsMoney ? 1 : 0)
      expect(price.awards('blue')).toEqual([])
      expect(price.sales).toEqual([...threeSales, ['price', 'green', 6]])
    }

    const declined = sixCars().declineBenz()
    expect(declined.sales).toEqual(threeSales)
    expect(declined.player('blue').engineerMarkers).toEqual(['benz5'])
  })

  test('KW-6.42 the owner is asked at the start of a scoring, before the race', () => {
    const game = at(table().engineers('blue', 'benz').raceCar('red', 3).car('red').scoring())
    expect(game.actor).toBe('blue')
    expect(game.decision).toBe('useBenz')
    expect(game.raceCar('red')).toEqual([3, 0])
    expect(game.events).toEqual([])
    game.useBenz('price')
    expect(game.player('blue').engineerMarkers).toEqual([])
    const order = game.events.map(({ kind }) => kind)
    expect(order.indexOf('buyerPlaced')).toBeLessThan(order.indexOf('raceScored'))
    expect(order.indexOf('raceScored')).toBeLessThan(order.indexOf('carSold'))
  })

  test('KW-6.42 he is asked as soon as the last turn of the round has ended', () => {
    const game = at(table().engineers('blue', 'benz').cars(6).placingACar()).as('red').endTurn().as('blue')
    expect(game.decision).toBe('useBenz')
    expect(game.emitted('roundEnded')).toHaveLength(1)
    expect(game.emitted('raceScored')).toEqual([])
  })

  test('KW-6.42 the marker has no use at any other time', () => {
    const game = at(table().engineers('red', 'benz').buyers('body'))
    for (const move of [{ kind: 'useBenz', preference: 'price' }, { kind: 'declineBenz' }] as const) {
      expect(game.refused(move)).toBe('KW-6.42')
    }
    game.takeTile('T5')
    expect(game.refused({ kind: 'useBenz', preference: 'price' })).toBe('KW-6.42')
  })

  test('KW-6.42 nobody is asked when the marker is gone or Benz has no owner', () => {
    for (const position of [table(), table().engineers('blue', 'benz').markers('blue')]) {
      const game = at(position.scoring())
      expect(game.state.round).toBe(2)
      expect(game.decision).toBe('takeTile')
    }
  })

  test('KW-6.43 who declines keeps the marker and is asked again in a later round', () => {
    const game = at(table().engineers('blue', 'benz').buyers('body').cars(2, 'green', 'yellow').scoring()).declineBenz()
    expect(game.state.round).toBe(2)
    expect(game.sales).toHaveLength(1)
    expect(game.player('blue').engineerMarkers).toEqual(['benz5'])
    game.state.phase = 'scoring'
    game.state.steps = [{ name: 'benz' }]
    const later = at(game.state).as('blue').useBenz('body')
    expect(later.state.round).toBe(3)
    expect(later.player('blue').engineerMarkers).toEqual([])
  })

  test('KW-6.44 his buyer comes after all others and buys last', () => {
    const game = at(table().engineers('red', 'benz').buyers('engine', 'price').cars(4).scoring()).useBenz('body')
    expect(game.emitted('buyerPlaced')).toMatchObject([{ preference: 'body', buyer: 2, benz: true }])
    expect(game.emitted('carSold').map(({ buyer, preference }) => [buyer, preference])).toEqual([
      [0, 'engine'],
      [1, 'price'],
      [2, 'body'],
    ])
  })

  test('KW-6.45 it does not matter how many buyers are active, even if the row is full', () => {
    const row = ['body', 'engine', 'prestige', 'price'] as const
    for (const seats of [2, 3, 4] as const) {
      for (let active = 0; active <= (seats === 2 ? 3 : 4); active++) {
        const position = table({ seats })
          .engineers('red', 'benz')
          .buyers(...row.slice(0, active))
        const game = at(position.cars(active + 1, 'blue').scoring()).useBenz('price')
        expect(game.emitted('carSold')).toHaveLength(active + 1)
      }
    }
  })

  test('KW-6.46 any preference may be chosen whose stack still has a buyer', () => {
    const game = at(table().engineers('red', 'benz').buyers('body', 'engine', 'body', 'price').scoring())
    expect(game.moves('useBenz').map(({ preference }) => preference)).toEqual(['engine', 'prestige', 'price'])
    expect(game.refused({ kind: 'useBenz', preference: 'body' })).toBe('KW-6.46')
  })

  test('KW-6.47 a second buyer of a kind earns his owner the award', () => {
    const position = () => table().engineers('blue', 'benz').buyers('engine')
    expect(at(position().scoring()).useBenz('engine').awards('blue')).toEqual(['buyer'])
    expect(at(position().scoring()).useBenz('body').awards('blue')).toEqual([])
    expect(at(position().awards('red', 'buyer').scoring()).useBenz('engine').awards('blue')).toEqual([])
  })

  test('KW-6.48 the owner collects the money beside the stack, unless it was agreed that it stays', () => {
    const use = (benzCollectsMoney: boolean) =>
      at(table({ options: { benzCollectsMoney } }).round(2).engineers('blue', 'benz').scoring()).useBenz('body')
    expect(use(true).earned('blue', 'stack')).toBe(4)
    expect(use(true).state.stackMoney.body).toBe(2) // of the third round
    expect(use(false).earned('blue')).toBe(0)
    expect(use(false).state.stackMoney.body).toBe(6)
  })

  test('KW-D-14 the owner adds a buyer or declines; neither brings anything to light', () => {
    const position = () => table().engineers('blue', 'benz').buyers('price', 'price')
    const game = at(position().scoring())
    expect(game.as('blue').moves()).toEqual([
      { kind: 'useBenz', preference: 'body' },
      { kind: 'useBenz', preference: 'engine' },
      { kind: 'useBenz', preference: 'prestige' },
      { kind: 'declineBenz' },
    ])
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-3.13')
    for (const move of game.moves())
      expect(at(position().scoring(), 'no draw').play(move).drawsLeft).toEqual(['no draw'])
    const last = at(position().round(3).scoring())
    expect(last.undoable({ kind: 'declineBenz' })).toBe(false) // the game ends with it
  })
})
