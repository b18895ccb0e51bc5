import { judgeMove } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { kraftwagen } from '../index.ts'
import { at, body, engine, playAtRandom, seatOf, setUp, table } from '../testing/index.ts'

const tailToFront = 'T1 T2 T3 T4 T5 T6 T7 T8 T9 T10'

describe('choosing start tiles', () => {
  test('KW-EX-2 start player and choice order', () => {
    const chain = 'r b g y T3 T1 T5 T2 T4 T8 T6 T9 T7 T10'
    const game = setUp({ chain, display: ['D1', 'D3'] })
    expect(game.chain).toBe(chain)
    game.as('yellow').chooseStartTile('SC').chooseItem('hire')
    game.as('green').chooseStartTile('SB').chooseItem('carOnSpace2').chooseItem('hire')
    game.as('blue').chooseStartTile('SD').chooseItem('body').takeCard('D3')
    game.as('red').chooseItem('engine').placeEngine('gpCar')
    expect(game.emitted('startTileTaken').map(({ seat }) => seat)).toEqual([3, 2, 1, 0])
    expect(game.emitted('turnBegan').map(({ seat }) => seat)).toEqual([0])
    expect([game.actor, game.decision, game.chain]).toEqual(['red', 'takeTile', chain])
  })

  test('KW-2.16 the player nearest to the tiles chooses first, the start player last', () => {
    const game = setUp({ seats: 3, chain: `b g r ${tailToFront}` })
    playAtRandom(game, 1)
    expect(game.emitted('startTileTaken').map(({ seat }) => seat)).toEqual([0, 2, 1])
  })

  test('KW-2.17 everybody takes one of the tiles still on offer', () => {
    const game = setUp({ chain: `r b g y ${tailToFront}` })
    expect(game.moves()).toEqual(['SA', 'SB', 'SC', 'SD'].map((tile) => ({ kind: 'chooseStartTile', tile })))
    expect(game.refused({ kind: 'skip' })).toBe('KW-2.17')
    game.as('yellow').chooseStartTile('SC')
    expect(game.refused({ kind: 'chooseStartTile', tile: 'SA' })).toBe('KW-2.17')
    game.chooseItem('hire')
    expect(game.as('green').refused({ kind: 'chooseStartTile', tile: 'SC' })).toBe('KW-2.17')
    expect(game.moves()).toEqual(['SA', 'SB', 'SD'].map((tile) => ({ kind: 'chooseStartTile', tile })))
  })

  test('KW-2.18 a tile is carried out completely before the next player chooses', () => {
    const game = setUp({ chain: `r b g y ${tailToFront}` })
      .as('yellow')
      .chooseStartTile('SA')
    const waiting = () => judgeMove(kraftwagen, game.state, seatOf('green'), { kind: 'chooseStartTile', tile: 'SB' })
    for (const item of ['hire', 'hire'] as const) {
      expect(waiting()).toMatchObject({ legal: false, rule: 'CH-3' })
      game.as('yellow').chooseItem(item)
    }
    expect(waiting()).toMatchObject({ legal: false, rule: 'CH-3' })
    game.as('yellow').placeEngine('workshop')
    expect(waiting()).toEqual({ legal: true })
  })

  test('KW-2.28 with three players the fourth tile goes to the box', () => {
    const game = setUp({ seats: 3, chain: `r b g ${tailToFront}` })
    expect(game.state.startTiles).toEqual(['SA', 'SB', 'SC', 'SD'])
    game.as('green').chooseStartTile('SC').chooseItem('hire')
    game.as('blue').chooseStartTile('SB').chooseItem('body').chooseItem('hire')
    expect(game.as('red').state.startTiles).toEqual(['SA', 'SD'])
    game.chooseStartTile('SA').chooseItem('hire').chooseItem('hire').placeEngine('workshop')
    expect(game.state.startTiles).toEqual([])
    expect(game.state.players.map(({ startTile }) => startTile)).toEqual(['SA', 'SB', 'SC'])
  })

  test('KW-2.29 with four players each tile finds a taker', () => {
    const game = setUp({ seats: 4 })
    playAtRandom(game, 2)
    const taken = game.state.players.map(({ startTile }) => startTile)
    expect(new Set(taken)).toEqual(new Set(['SA', 'SB', 'SC', 'SD']))
  })

  test('KW-2.32 round 1 is prepared after the last start tile, and nobody has a turn before', () => {
    const game = at(table().choosingStartTiles(['blue', 'red'], 'SC', 'SD'))
    expect(game.as('blue').refused({ kind: 'takeTile', tile: 'T1' })).toBe('KW-2.32')
    game.chooseStartTile('SC')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-2.32')
    expect(game.refused({ kind: 'placeCar', body: 1, engine: 1 })).toBe('KW-2.32')
    game.chooseItem('gpEngine2').as('red').chooseItem('body')
    expect([game.state.phase, game.state.availablePrices]).toEqual(['setup', []])
    expect(game.state.stackMoney).toEqual({ body: 0, engine: 0, prestige: 0, price: 0 })
    expect(game.emitted('roundPrepared')).toEqual([])
    game.takeCard('D1')
    expect(game.emitted('roundPrepared').map(({ round }) => round)).toEqual([1])
    expect(game.state).toMatchObject({ phase: 'action', round: 1, stackMoney: { body: 2 } })
  })
})

describe('carrying out a start tile', () => {
  test('KW-EX-1 a start tile with two workers and an engine', () => {
    const game = at(table().choosingStartTiles(['red'], 'SA'))
    expect(game.player('red')).toMatchObject({ canteen: 4, supply: 8 })
    game.as('red').chooseItem('hire').chooseItem('hire').placeEngine('workshop')
    expect(game.player('red')).toMatchObject({ canteen: 6, supply: 6, gpEngine: 1 })
    expect(game.workshops('red')).toEqual([engine(1), null, null])
    expect(game.levels('red')).toEqual([1, 1])
  })

  test('KW-2.19 an item is the action of that name: it forfeits, asks and pays like it', () => {
    const hiring = at(table().supply('red', 0).startTile('red', 'SC', 'hire'))
    expect(hiring.forfeited).toEqual(['KW-5.2'])

    const building = at(table().workshop('red', body(2), engine(3), engine(1)).startTile('red', 'SD', 'body'))
    expect(building.refused({ kind: 'skip' })).toBe('KW-5.13')
    expect(building.returnPart('engine', 3).workshops('red')).toEqual([body(2), body(1), engine(1)])

    const researching = at(table().startTile('red', 'SD', 'research').display('D3', 'D2'), 'D6', 'D7').takeCard('D3')
    expect(researching.state).toMatchObject({ display: ['D6', 'D7'], discard: ['D2'] })
    expect(researching.player('red')).toMatchObject({ developments: ['D3'], canteen: 3 })

    const installing = at(table().gpEngine('red', 3).startTile('red', 'SA', 'engine')).placeEngine('gpCar')
    expect(installing.player('red').gpEngine).toBe(1)
  })

  test('KW-2.20 the player chooses the order of the items', () => {
    for (const order of [
      ['body', 'hire', 'carOnSpace2'],
      ['carOnSpace2', 'body', 'hire'],
      ['hire', 'carOnSpace2', 'body'],
    ] as const) {
      const game = at(table().choosingStartTiles(['blue', 'red'], 'SB', 'SC')).chooseStartTile('SB')
      game.chooseItem(order[0])
      expect(game.refused({ kind: 'chooseItem', item: order[0] })).toBe('KW-2.20')
      game.chooseItem(order[1])
      expect(game.emitted('actionBegan').map(({ action }) => action)).toEqual(order)
    }
  })

  test('KW-EX-33 an award during set-up', () => {
    const position = () => table().choosingStartTiles(['red'], 'SD').display('D2', 'D1')
    const game = at(position()).chooseItem('research').takeCard('D2')
    expect(game.player('red')).toMatchObject({ canteen: 3, developments: ['D2'] })
    expect(game.levels('red')).toEqual([3, 1])
    expect(game.workshops('red')).toEqual([body(3), null, null])
    expect(game.awards('red')).toEqual(['body3'])
    expect(game.emitted('awardTaken')).toMatchObject([{ seat: 0, award: 'body3', points: 3 }])

    const other = at(position()).chooseItem('body').takeCard('D2')
    expect(other.workshops('red')).toEqual([body(1), null, null])
    expect(other.awards('red')).toEqual([])
  })

  test('KW-2.21 both levels are 1 already while the tile is carried out', () => {
    const game = at(table().choosingStartTiles(['blue', 'red'], 'SA', 'SB'))
    game.chooseStartTile('SB').chooseItem('body').chooseItem('hire')
    expect(game.workshops('blue')).toEqual([body(1), null, null])
    game.as('red').chooseItem('engine')
    expect(game.levels('red')).toEqual([1, 1])
    expect(game.placeEngine('workshop').workshops('red')).toEqual([engine(1), null, null])
  })

  test('KW-2.22 the tile then gives a point of each kind for the whole game and needs no worker', () => {
    const game = at(table().canteen('red', 0).choosingStartTiles(['red'], 'SC')).chooseItem('gpEngine2')
    expect(game.player('red')).toMatchObject({
      startTile: 'SC',
      canteen: 1,
      supply: 11,
      developments: [],
      inactive: [],
    })
    expect(game.levels('red')).toEqual([1, 1])
    expect(game.takeTile('T3').workshops('red')).toEqual([body(1), null, null])

    const later = at(table().round(3).developments('red', 'D1'))
    expect(later.levels('red')).toEqual([2, 2])
  })

  test('KW-2.30 any award can be earned while a start tile is carried out', () => {
    const game = at(table().supply('red', 1).startTile('red', 'SC', 'hire'))
    expect(game.awards('red')).toEqual(['workers'])
  })

  test('KW-2.31 engineer markers cannot be used in set-up', () => {
    const game = at(table().engineers('red', 'daimler', 'diesel').buyers('body').startTile('red', 'SB'))
    const useDaimler = { kind: 'useDaimler', marker: 'daimler2', buyer: 0 } as const
    for (const item of ['body', 'hire'] as const) {
      expect(game.refused(useDaimler)).toBe('KW-2.31')
      expect(game.refused({ kind: 'useDiesel', car: 8, change: 'workers', to: 2 })).toBe('KW-2.31')
      expect(new Set(game.moves().map(({ kind }) => kind))).toEqual(new Set(['chooseItem']))
      game.chooseItem(item)
    }
    expect([game.state.phase, game.can(useDaimler)]).toEqual(['action', true])
  })
})

describe('special symbols', () => {
  test('KW-2.23 the car on space 2 starts there with no lap', () => {
    const game = at(table().choosingStartTiles(['red'], 'SB').engineers('red', 'porsche'))
    game.chooseItem('carOnSpace2')
    expect(game.raceCar('red')).toEqual([2, 0])
    expect(game.emitted('carDrove')).toEqual([])
  })

  test('KW-2.24 if space 2 is taken, the car goes to the next free space ahead', () => {
    const put = (blue: number, green: number) =>
      at(table().raceCar('blue', blue).raceCar('green', green).startTile('red', 'SB', 'carOnSpace2')).raceCar('red')
    expect(put(2, 0)).toEqual([3, 0])
    expect(put(2, 3)).toEqual([4, 0])
    expect(put(1, 3)).toEqual([2, 0])
  })

  test('KW-2.25 KW-2.26 the engine 2 goes into the Grand Prix car and leaves the engine level at 1', () => {
    const game = at(table().choosingStartTiles(['red'], 'SC')).chooseItem('gpEngine2')
    expect(game.player('red').gpEngine).toBe(2)
    expect(game.workshops('red')).toEqual([null, null, null])
    expect(game.levels('red')).toEqual([1, 1])
    expect(game.takeTile('T4').placeEngine('workshop').workshops('red')).toEqual([engine(1), null, null])
    expect(game.endTurn().player('red').gpEngine).toBe(2)
  })

  test('KW-2.27 with four players one race car starts on space 2 and one Grand Prix engine is a 2', () => {
    const game = playAtRandom(setUp(), 4)
    const items = game.emitted('actionBegan').map(({ action }) => action)
    expect(items.filter((item) => item === 'carOnSpace2')).toHaveLength(1)
    expect(items.filter((item) => item === 'gpEngine2')).toHaveLength(1)
  })
})
