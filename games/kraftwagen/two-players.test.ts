import { describe, expect, test } from 'vitest'
import { at, body, engine, type Position, playAtRandom, setUp, table } from './testing/index.ts'

const two = (): Position => table({ seats: 2 })

describe('set-up and rounds', () => {
  test('KW-12.1 everything that has no rule of its own is set up as with four players', () => {
    const few = setUp({ seats: 2 }).state
    const many = setUp({ seats: 4 }).state
    expect(few.players[0]).toEqual(many.players[0])
    for (const same of ['stacks', 'stackMoney', 'awards', 'display', 'deck', 'round'] as const)
      expect(few[same]).toEqual(many[same])
    expect(few.chain.slice(2)).toEqual(many.chain.slice(4))
  })

  test('KW-12.1 two play three whole rounds by the same rules', () => {
    const end = playAtRandom(setUp({ seats: 2 }), 1)
    expect(end.emitted('roundEnded').map(({ round }) => round)).toEqual([1, 2, 3])
    expect(end.emitted('roundPrepared').map(({ stackMoney }) => stackMoney)[0]).toEqual({
      body: 2,
      engine: 1,
      prestige: 1,
      price: 1,
    })
  })

  test('KW-12.2 the marker starts each round on 2', () => {
    expect(setUp({ seats: 2 }).state.marker).toBe('2')
    expect(at(two().marker('0').scoring()).state).toMatchObject({ round: 2, marker: '2' })
    expect(at(two().round(2).marker('1').scoring()).state).toMatchObject({ round: 3, marker: '2' })
    expect(at(table({ seats: 3 }).marker('0').scoring()).state.marker).toBe('S')
  })

  test('KW-12.3 two start tiles are on offer; the player nearer to the tiles chooses, the other gets the one that is left', () => {
    const game = setUp({ seats: 2, startTiles: ['SC', 'SA'], chain: 'r b T1 T2 T3 T4 T5 T6 T7 T8 T9 T10' })
    expect(game.as('blue').moves()).toEqual([
      { kind: 'chooseStartTile', tile: 'SA' },
      { kind: 'chooseStartTile', tile: 'SC' },
    ])
    expect(game.refused({ kind: 'chooseStartTile', tile: 'SB' })).toBe('KW-2.17')
    game.chooseStartTile('SC').chooseItem('hire')
    expect(game.as('red').player('red').startTile).toBe('SA')
    expect(game.state.startTiles).toEqual([])
  })

  test('KW-12.3 which two they are is left to chance', () => {
    const drawn = new Set<string>()
    for (const first of ['SA', 'SB', 'SC', 'SD'])
      for (const second of ['SA', 'SB', 'SC', 'SD'])
        if (first !== second) drawn.add(setUp({ seats: 2, startTiles: [first, second] }).state.startTiles.join())
    expect([...drawn].sort()).toEqual(['SA,SB', 'SA,SC', 'SA,SD', 'SB,SC', 'SB,SD', 'SC,SD'])
  })

  test('KW-12.4 the fourth car ends the round, the third does not', () => {
    const placing = (cars: number) =>
      at(two().cars(cars, 'blue').workshop('red', body(1), engine(1)).placingACar())
        .offer(1, 1, 1, 1)
        .endTurn()
    expect(placing(2).state).toMatchObject({ round: 1, phase: 'action' })
    expect(placing(3).state).toMatchObject({ round: 2, market: [] })
    expect(placing(3).emitted('roundEnded')).toMatchObject([{ kind: 'roundEnded', round: 1, cause: 'market' }])
  })

  test('KW-12.4 with three players the fourth car ends nothing', () => {
    const game = at(table({ seats: 3 }).cars(3).workshop('red', body(1), engine(1)).placingACar())
    expect(game.offer(1, 1, 1, 1).endTurn().state.round).toBe(1)
  })

  test('KW-12.5 the row has three spaces; then buyer actions move the marker', () => {
    const third = at(two().buyers('body', 'price').holding('T6', 'buyer')).chooseBuyer('engine')
    expect(third.state.activeBuyers).toHaveLength(3)
    expect(third.state.marker).toBe('2')
    const fourth = at(two().buyers('body', 'price', 'engine').holding('T6', 'buyer'))
    expect(fourth.state.activeBuyers).toHaveLength(3)
    expect(fourth.state.marker).toBe('1')
    expect(fourth.decision).toBe('placeCar')
  })

  test('KW-12.12 all eight price markers of each round are used', () => {
    const end = playAtRandom(setUp({ seats: 2 }), 2)
    expect(end.emitted('roundPrepared').map(({ prices }) => prices)).toEqual([
      [1, 2, 3, 5, 6, 8, 9, 10],
      [2, 3, 5, 6, 8, 9, 11, 12],
      [3, 4, 6, 8, 10, 12, 14, 15],
    ])
    const game = at(two().workshop('red', body(1), engine(1)).placingACar())
      .placeCar(1, 1)
      .crewCar(1)
    expect(game.moves('priceCar').map(({ price }) => price)).toEqual([1, 2, 3, 5, 6, 8, 9, 10])
  })

  test('KW-EX-54 a short round: three buyers, then the marker', () => {
    const game = at(two().chain('r T6 b T8'))
    expect(game.state.marker).toBe('2')
    game.as('red').takeTile('T6').chooseAction('buyer').chooseBuyer('body').endTurn()
    game.as('red').takeTile('T8').chooseAction('body').chooseBuyer('engine').endTurn()
    game.as('blue').takeTile('T6').chooseAction('grandPrix').chooseBuyer('price').endTurn()
    expect(game.state.activeBuyers).toHaveLength(3)
    expect(game.state.marker).toBe('2')
    game.as('red').takeTile('T8').chooseAction('buyer')
    expect(game.state.marker).toBe('1')
    game.endTurn().as('blue').takeTile('T6').chooseAction('buyer')
    expect(game.state).toMatchObject({ marker: '0', phase: 'action' })
    expect(game.state.activeBuyers).toHaveLength(3)
    game.endTurn()
    expect(game.state.round).toBe(2)
    expect(game.emitted('roundEnded')).toMatchObject([{ kind: 'roundEnded', round: 1, cause: 'marker' }])
  })

  test('KW-EX-54 a short round: the fourth car', () => {
    const game = at(two().cars(3, 'blue').workshop('red', body(1), engine(1)))
      .takeTile('T5')
      .offer(1, 1, 2, 1)
    expect(game.state.market).toHaveLength(4)
    expect(game.state.phase).toBe('action')
    expect(game.endTurn().state.round).toBe(2)
  })
})

describe('dummies', () => {
  test('KW-12.6 the two unused race cars stand on spaces 3 and 6; with more players there are none', () => {
    expect(setUp({ seats: 2 }).state.dummies).toEqual([3, 6])
    expect(setUp({ seats: 3 }).state.dummies).toEqual([])
    expect(setUp({ seats: 4 }).state.dummies).toEqual([])
  })

  test('KW-12.7 they never move, not even when a race is scored', () => {
    expect(at(two().raceCar('red', 8).scoring()).state.dummies).toEqual([3, 6])
    playAtRandom(setUp({ seats: 2 }), 3, ({ state }) => expect(state.dummies).toEqual([3, 6]))
  })

  test('KW-12.8 they occupy their spaces, so that a driver skips them', () => {
    const game = at(two().raceCar('red', 2).gpEngine('red', 1)).takeTile('T5')
    expect(game.raceCar('red')).toEqual([4, 0])
    expect(game.emitted('carDrove')).toMatchObject([{ path: [3, 4], skipped: [3] }])
  })

  test('KW-12.9 they have places with 0 laps on their spaces', () => {
    const game = at(two().raceCar('red', 1, 1).raceCar('blue', 4).scoring())
    expect(game.emitted('raceScored')[0]!.places).toMatchObject([
      { seat: 0, laps: 1, space: 1 },
      { seat: null, place: 2, laps: 0, space: 6 },
      { seat: 1, laps: 0, space: 4 },
      { seat: null, place: 4, laps: 0, space: 3 },
    ])
  })

  test('KW-12.10 the money of their places is paid to nobody', () => {
    const game = at(two().raceCar('red', 1).scoring())
    expect(game.places).toEqual(['dummy', 'dummy', 'red', 'blue'])
    expect(game.emitted('raceScored')[0]!.places.map(({ money }) => money)).toEqual([0, 0, 2, 0])
    expect(game.emitted('moneyEarned')).toMatchObject([{ kind: 'moneyEarned', seat: 0, amount: 2, source: 'place' }])
    expect([game.money('red'), game.money('blue')]).toEqual([2, 0])
  })

  test('KW-EX-13 first and third', () => {
    const game = at(two().raceCar('red', 8).raceCar('blue', 4).scoring())
    expect(game.emitted('raceScored')[0]!.places.map(({ seat, space, money }) => [seat, space, money])).toEqual([
      [0, 8, 7],
      [null, 6, 0],
      [1, 4, 2],
      [null, 3, 0],
    ])
    expect([game.money('red'), game.money('blue')]).toEqual([7, 2])
  })

  test('KW-EX-52 driving past dummies', () => {
    const game = at(two().chain('r b T5').gpEngine('red', 4).gpEngine('blue', 5)).takeTile('T5')
    expect(game.raceCar('red')).toEqual([5, 0])
    expect(game.emitted('carDrove')).toMatchObject([{ path: [1, 2, 3, 4, 5], skipped: [3] }])
    game.endTurn().as('blue').takeTile('T5')
    expect(game.raceCar('blue')).toEqual([8, 0])
    expect(game.emitted('carDrove')[1]).toMatchObject({ path: [1, 2, 3, 4, 5, 6, 7, 8], skipped: [3, 5, 6] })
  })

  test.each([
    ['a lap ahead and between', [2, 1], [5, 0], ['red', 'dummy', 'blue', 'dummy'], [8, 2]],
    ['behind both, and not started', [2, 0], [0, 0], ['dummy', 'dummy', 'red', 'blue'], [2, 0]],
    ['ahead of both', [9, 0], [7, 0], ['red', 'blue', 'dummy', 'dummy'], [7, 4]],
    ['both in the pit lane', [0, 0], [0, 0], ['dummy', 'dummy'], [0, 0]],
  ] as const)('KW-EX-53 dummies in the ranking: %s', (_, red, blue, places, money) => {
    const game = at(two().raceCar('red', red[0], red[1]).raceCar('blue', blue[0], blue[1]).scoring())
    expect(game.places).toEqual(places)
    expect([game.money('red'), game.money('blue')]).toEqual(money)
  })
})

describe('Benz', () => {
  test('KW-12.11 his buyer comes after those present, however few', () => {
    const game = at(
      two().engineers('red', 'benz').buyers('price').car('red', { body: 2, price: 9 }).car('blue').scoring(),
    )
    expect(game.useBenz('body').emitted('buyerPlaced')).toMatchObject([{ preference: 'body', buyer: 1 }])
    expect(game.sales).toEqual([
      ['price', 'red', 18],
      ['body', 'blue', 10],
    ])
  })

  test('KW-12.11 he is the fourth in a full row', () => {
    const game = at(two().engineers('red', 'benz').buyers('body', 'price', 'engine').cars(4, 'red', 'blue').scoring())
    expect(game.useBenz('price').emitted('carSold')).toHaveLength(4)
  })

  test('KW-EX-55 Benz with two players', () => {
    const game = at(
      two()
        .engineers('red', 'benz')
        .buyers('body', 'price', 'engine')
        .car('red', { workers: 3, price: 10 })
        .car('blue', { body: 2, price: 9 })
        .car('red', { price: 2 })
        .car('blue', { engine: 2, price: 8 })
        .scoring(),
    )
    game.as('red').useBenz('prestige')
    expect(game.emitted('buyerPlaced')).toMatchObject([
      { kind: 'buyerPlaced', seat: 0, preference: 'prestige', buyer: 3, benz: true },
    ])
    expect(game.sales).toEqual([
      ['body', 'blue', 9],
      ['price', 'red', 4],
      ['engine', 'blue', 8],
      ['prestige', 'red', 10],
    ])
  })
})
