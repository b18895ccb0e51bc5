import { describe, expect, test } from 'vitest'
import { at, body, engine, playAtRandom, setUp, table } from '../testing/index.ts'

const tiles = ['T1', 'T10', 'T11', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9']

describe('the chain', () => {
  test('AE-4.1 it holds each company marker and all eleven tiles once', () => {
    playAtRandom(setUp({ seats: 3 }), 1, ({ state, decision }) => {
      if (decision !== 'takeTile') return
      expect(new Set(state.chain.filter((element) => typeof element === 'number'))).toEqual(new Set([0, 1, 2]))
      expect(state.chain.filter((element) => typeof element === 'string').toSorted()).toEqual(tiles)
    })
  })

  test('AE-4.2 AE-4.3 AE-4.4 the rearmost company must choose one tile, and may choose any', () => {
    const game = at(table().chain('o T1 p T2 y b'))
    expect(game.as('orange').moves()).toHaveLength(11)
    expect(
      game
        .moves('takeTile')
        .map(({ tile }) => tile)
        .toSorted(),
    ).toEqual(tiles)
    expect(game.refused({ kind: 'endTurn' })).toBe('AE-4.3')
    expect(game.refused({ kind: 'takeTile', tile: 'T99' })).toBe('AE-4.4')
  })

  test('AE-4.5 AE-4.6 the marker takes the place of the tile, and the tile becomes the new front', () => {
    const game = at(table().chain('p T3 y T1 o b')).takeTile('T1')
    expect(game.chain).toBe('T3 y p o b T2 T4 T5 T6 T7 T8 T9 T10 T11 T1')
    game.endTurn()
    expect(game.chain).toBe('y p o b T2 T4 T5 T6 T7 T8 T9 T10 T11 T1 T3')
  })

  test('AE-EX-2 AE-4.8 two turns in a row', () => {
    const game = at(
      table()
        .chain('p T5 y T1 o T7 b T3 T4 T2 T6 T8 T9 T10 T11')
        .canteen('purple', 2)
        .workshop('purple', body(1), engine(1)),
    )
    game.takeTile('T5').race(0).offer('b1 e1 w1 $5').endTurn()
    expect(game.chain).toBe('p y T1 o T7 b T3 T4 T2 T6 T8 T9 T10 T11 T5')
    game.workshops('purple').splice(0, 2, body(1), engine(1)) // parts for a second car
    game
      .as('purple')
      .takeTile('T7')
      .chooseAction('grandPrix')
      .race(0)
      .chooseBuyer('body')
      .offer('b1 e1 w1 $6')
      .endTurn()
    expect(game.chain).toBe('y T1 o p b T3 T4 T2 T6 T8 T9 T10 T11 T5 T7')
    expect(game.actor).toBe('yellow')
    expect(game.emitted('turnBegan').map(({ again }) => again)).toEqual([true, false])
  })

  test('AE-EX-19 AE-4.7 tail rotation', () => {
    const game = at(table().chain('p T1 T2 y T3 o T4 b T5 T6 T7 T8 T9 T10 T11')).takeTile('T3')
    expect(game.chain).toBe('T1 T2 y p o T4 b T5 T6 T7 T8 T9 T10 T11 T3')
    game.endTurn()
    expect(game.chain).toBe('y p o T4 b T5 T6 T7 T8 T9 T10 T11 T3 T1 T2')
    expect(game.actor).toBe('yellow')
  })
})

describe('the action step', () => {
  test('AE-4.9 AE-4.14 a tile without possible actions may be chosen; impossible actions are skipped', () => {
    const game = at(table().supply('purple', 0).achievementsGone('workers')).takeTile('T1')
    expect([game.skipped, game.decision]).toEqual([['AE-5.31'], 'placeCar'])
  })

  test('AE-4.10 AE-4.11 first all actions of the tile, then the placing step', () => {
    const game = at(table().workshop('purple', body(1), engine(1))).takeTile('T8')
    expect(game.refused({ kind: 'placeCar', body: 1, engine: 1 })).toBe('AE-9.3')
    expect(game.refused({ kind: 'endTurn' })).toBe('AE-4.18')
    game.chooseAction('hire').research('body')
    expect(game.decision).toBe('placeCar')
    expect(game.emitted('actionBegan').map(({ action }) => action)).toEqual(['hire', 'research'])
    expect(game.refused({ kind: 'chooseAction', action: 'hire' })).toBe('AE-4.11')
  })

  test('AE-4.12 the company decides the order, one action at a time', () => {
    const game = at(table()).takeTile('T11')
    expect(game.moves('chooseAction').map(({ action }) => action)).toEqual(['body', 'engine', 'buyer'])
    game.chooseAction('buyer').chooseBuyer('price')
    expect(game.moves('chooseAction').map(({ action }) => action)).toEqual(['body', 'engine'])
    expect(game.refused({ kind: 'chooseAction', action: 'buyer' })).toBe('AE-4.12')
  })

  test('AE-4.13 AE-4.17 an action is completed before anything else', () => {
    const position = table().engineers('purple', 'packard').buyers('body').investors('purple', 'ford')
    const game = at(position.car('purple', '$5')).takeTile('T10').chooseAction('engine')
    expect(game.refused({ kind: 'chooseAction', action: 'hire' })).toBe('AE-4.13')
    expect(game.refused({ kind: 'usePackard', marker: 'packard2', buyer: 0 })).toBe('AE-4.17')
    expect(game.refused({ kind: 'useProductionToken', investor: 'ford', car: 5 })).toBe('AE-4.17')
    expect(game.refused({ kind: 'endTurn' })).toBe('AE-4.13')
  })

  test('AE-EX-20 AE-4.15 the order of actions matters', () => {
    const position = () => table().levels('blue', 2, 2).chain('b p y o')
    const first = at(position()).takeTile('T9').chooseAction('research').research('body')
    expect([first.levels('blue'), first.parts('blue'), first.gained('blue')]).toEqual([[3, 2], 'b3', 3])
    const last = at(position()).takeTile('T9').chooseAction('body').research('body')
    expect([last.levels('blue'), last.parts('blue'), last.gained('blue')]).toEqual([[3, 2], 'b2', 0])
  })

  test('AE-4.19 AE-5.14 only Hire and Research can be impossible', () => {
    const position = () => table().supply('purple', 0).levels('purple', 7, 7).achievementsGone()
    for (const action of ['body', 'engine', 'buyer', 'grandPrix', 'recruit'] as const)
      expect(at(position().doing(action)).skipped, action).toEqual([])
    expect(at(position().doing('hire')).skipped).toEqual(['AE-5.31'])
    expect(at(position().doing('research')).skipped).toEqual(['AE-5.14'])
  })

  test('AE-4.20 the last action is a choice while a free play is possible, otherwise it starts automatically', () => {
    const waiting = at(table().investors('purple', 'ford').car('purple', '$5')).takeTile('T1')
    expect(waiting.moves()).toEqual([
      { kind: 'chooseAction', action: 'hire' },
      { kind: 'useProductionToken', investor: 'ford', car: 5 },
    ])
    expect(at(table()).takeTile('T1').emitted('workersHired')).toHaveLength(1)
    const impossible = at(table().investors('purple', 'ford').car('purple', '$5').supply('purple', 0)).takeTile('T1')
    expect(impossible.chooseAction('hire').skipped).toEqual(['AE-5.31'])
  })
})

describe('free plays', () => {
  const position = () =>
    table()
      .investors('purple', 'ford')
      .engineers('purple', 'kettering', 'packard')
      .car('purple', '$5')
      .buyers('body')
      .workshop('purple', body(2), engine(2))

  test('AE-4.16 they are possible before the tile, between actions, before placing and after placing', () => {
    const token = { kind: 'useProductionToken', investor: 'ford', car: 5 } as const
    const exchange = { kind: 'exchange', car: 5, change: 'body', to: 2 } as const
    const packard = { kind: 'usePackard', marker: 'packard2', buyer: 0 } as const
    const open = [token, exchange, packard]
    const game = at(position())
    expect(open.map((move) => game.can(move))).toEqual([true, true, true])
    game.takeTile('T8')
    expect(open.map((move) => game.can(move))).toEqual([true, true, true])
    game.chooseAction('hire').chooseAction('research').research('body')
    expect(open.map((move) => game.can(move))).toEqual([true, true, true])
    game.offer('b2 e2 w1 $6')
    expect(open.map((move) => game.can(move))).toEqual([true, false, true]) // its body is on the new car
  })

  test('AE-4.16 there are none outside the own turn', () => {
    const game = at(position().engineers('purple', 'buick').scoring())
    expect(game.refused({ kind: 'useProductionToken', investor: 'ford', car: 5 })).toBe('AE-4.16')
  })

  test('AE-4.18 the turn ends when the company chooses', () => {
    const game = at(position().placing())
    expect(game.moves('endTurn')).toHaveLength(1)
    game.useProductionToken('ford', 5)
    expect(game.as('purple').moves('endTurn')).toHaveLength(1)
    expect(game.endTurn().decision).toBe('takeTile')
  })
})
