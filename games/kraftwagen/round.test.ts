import { describe, expect, test } from 'vitest'
import type { Event } from './index.ts'
import { at, body, engine, type Play, type Position, playAtRandom, setUp, table } from './testing/index.ts'

/** The position at the end of the last turn of a round: the market is full. */
function lastTurn(position: Position = table()): Position {
  return position.cars(6).placingACar()
}

function turnsOf(game: Play): number[] {
  return game.emitted('turnBegan').map(({ seat }) => seat)
}

describe('the course of the game', () => {
  test.each([2, 3, 4] as const)('KW-3.1 %i players play exactly three rounds', (seats) => {
    const game = playAtRandom(setUp({ seats }), 1)
    expect(game.emitted('roundPrepared').map(({ round }) => round)).toEqual([1, 2, 3])
    expect(game.emitted('roundEnded').map(({ round }) => round)).toEqual([1, 2, 3])
  })

  test('KW-3.2 a round is preparation, then turns, then scoring', () => {
    const letters: Partial<Record<Event['kind'], string>> = {
      roundPrepared: 'p',
      turnBegan: 't',
      roundEnded: 'e',
      raceScored: 's',
      marketCleared: 's',
      gameEnded: '!',
    }
    for (const seed of [1, 2, 3]) {
      const { events } = playAtRandom(setUp(), seed)
      expect(events.map(({ kind }) => letters[kind] ?? '').join('')).toMatch(/^(pt+ess){3}!$/)
    }
  })

  test('KW-3.10 turns are taken one after the other, and in each a single player decides', () => {
    let decided = 0
    const game = playAtRandom(setUp({ seats: 3 }), 2, ({ state, events }) => {
      const turn = events.findLast(({ kind }) => kind === 'turnBegan' || kind === 'roundEnded')
      if (turn?.kind !== 'turnBegan') return
      expect(state.actor).toBe(turn.seat)
      decided++
    })
    expect(decided).toBeGreaterThan(100)
    const marks = game.events.filter(({ kind }) => kind === 'turnBegan' || kind === 'turnEnded')
    marks.forEach(({ kind }, i) => {
      expect(kind).toBe(i % 2 === 0 ? 'turnBegan' : 'turnEnded')
    })
  })

  test('KW-3.16 a round has no limit of turns', () => {
    const game = at(table().chain('r T1 T3 T5 b g y'))
    for (let turns = 0; turns < 500; turns++) {
      // The seat at the tail hires, builds a body or drives: none of it brings the end of the round nearer.
      const idle = game.moves('takeTile').find(({ tile }) => ['T1', 'T3', 'T5'].includes(tile))!
      game.play(idle)
      while (game.decision === 'returnPart') game.play(game.moves()[0]!)
      game.endTurn()
    }
    expect(game.state).toMatchObject({ round: 1, phase: 'action' })
    expect(game.emitted('turnEnded')).toHaveLength(500)
  })
})

describe('preparation', () => {
  test('KW-3.3 the prices of round 1', () => {
    const game = at(table().choosingStartTiles(['red'], 'SC')).chooseItem('hire')
    expect(game.state.availablePrices).toEqual([1, 2, 3, 5, 6, 8, 9, 10])
  })

  test('KW-3.4 the prices of round 2, whichever were taken in round 1', () => {
    const game = at(lastTurn(table().car('blue', { price: 2 }).car('green', { price: 9 }))).endTurn()
    expect(game.state.availablePrices).toEqual([2, 3, 5, 6, 8, 9, 11, 12])
  })

  test('KW-3.5 the prices of round 3', () => {
    const game = at(lastTurn(table().round(2))).endTurn()
    expect(game.state.availablePrices).toEqual([3, 4, 6, 8, 10, 12, 14, 15])
  })

  test('KW-3.6 2 money is put beside the body buyers and 1 beside the others', () => {
    const game = at(table().choosingStartTiles(['red'], 'SC')).chooseItem('hire')
    expect(game.state.stackMoney).toEqual({ body: 2, engine: 1, prestige: 1, price: 1 })
  })

  test('KW-3.7 what nobody collected adds up over the rounds', () => {
    const second = at(lastTurn(table().buyers('price'))).endTurn()
    expect(second.state.stackMoney).toEqual({ body: 4, engine: 2, prestige: 2, price: 1 })
    const third = at(lastTurn(table().round(2).buyers('engine', 'price').stackMoney({ price: 0 }))).endTurn()
    expect(third.state.stackMoney).toEqual({ body: 6, engine: 1, prestige: 3, price: 1 })
  })

  test('KW-EX-35 stack money adds up', () => {
    const game = at(lastTurn(table().buyers('body').chain('r b T6 T8 g y'))).endTurn()
    expect(game.state).toMatchObject({ round: 2, stackMoney: { body: 2, prestige: 2 } })
    game.as('red').takeTile('T6').chooseAction('grandPrix').chooseBuyer('prestige')
    expect(game.earned('red', 'stack')).toBe(2)
    game.endTurn().as('blue').takeTile('T8').chooseAction('body').chooseBuyer('prestige')
    expect(game.earned('blue', 'stack')).toBe(0)
    expect(game.awards('blue')).toContain('buyer')
  })

  test('KW-3.8 the marker goes back to S, with two players to 2', () => {
    const row = ['body', 'engine', 'price'] as const
    const four = table()
      .buyers(...row, 'prestige')
      .marker('0')
      .placingACar()
    expect(at(four).endTurn().state).toMatchObject({ round: 2, marker: 'S' })
    const two = table({ seats: 2 })
      .buyers(...row)
      .marker('0')
      .placingACar()
    expect(at(two).endTurn().state).toMatchObject({ round: 2, marker: '2' })
  })

  test('KW-3.9 the market and the row of active buyers are empty again', () => {
    const game = at(lastTurn(table().buyers('body', 'engine', 'engine'))).endTurn()
    expect(game.state).toMatchObject({ round: 2, phase: 'action', market: [], activeBuyers: [] })
    expect(game.state.stacks).toEqual({ body: 2, engine: 2, prestige: 2, price: 2 })
  })
})

describe('the end of the action phase', () => {
  const row = ['body', 'engine', 'price', 'prestige'] as const

  test('KW-3.11 a full market or a marker on 0 ends it, and nothing else', () => {
    const full = at(table().cars(6).placingACar()).endTurn()
    expect(full.emitted('roundEnded')).toEqual([{ kind: 'roundEnded', round: 1, cause: 'market' }])
    const down = at(
      table()
        .buyers(...row)
        .marker('0')
        .placingACar(),
    ).endTurn()
    expect(down.emitted('roundEnded')).toEqual([{ kind: 'roundEnded', round: 1, cause: 'marker' }])
    const both = at(
      table()
        .cars(6)
        .buyers(...row)
        .marker('0')
        .placingACar(),
    ).endTurn()
    expect(both.emitted('roundEnded')).toEqual([{ kind: 'roundEnded', round: 1, cause: 'both' }])
    const almost = at(
      table()
        .cars(5)
        .buyers(...row)
        .marker('1')
        .placingACar(),
    ).endTurn()
    expect(almost.emitted('roundEnded')).toEqual([])
    expect([almost.state.round, almost.decision]).toEqual([1, 'takeTile'])
  })

  test('KW-1.26 the market has six spaces', () => {
    const ready = () => table().workshop('red', body(1), engine(1)).placingACar()
    expect(at(ready().cars(5)).can({ kind: 'placeCar', body: 1, engine: 1 })).toBe(true)
    const full = at(ready().cars(6))
    expect(full.moves()).toEqual([{ kind: 'endTurn' }])
    expect(full.refused({ kind: 'placeCar', body: 1, engine: 1 })).toBe('KW-7.3')
  })

  test('KW-3.12 a player who moves the marker to 0 finishes his turn first', () => {
    const position = table()
      .buyers(...row)
      .marker('1')
      .workshop('red', engine(1))
    const game = at(position).takeTile('T8').chooseAction('buyer')
    expect([game.state.marker, game.state.phase]).toEqual(['0', 'action'])
    expect(game.workshops('red')).toEqual([engine(1), body(1), null])
    game.offer(1, 1, 2, 10)
    expect(game.emitted('roundEnded')).toEqual([])
    expect(game.endTurn().emitted('roundEnded')).toHaveLength(1)
  })

  test('KW-EX-36 the eighth Buyer action ends the round, car included', () => {
    const position = table()
      .cars(3)
      .buyers(...row)
      .marker('1')
      .canteen('red', 1)
      .workshop('red', engine(2))
      .levels('red', 2, 1)
    const game = at(position).takeTile('T8').chooseAction('body')
    expect(game.workshops('red')).toEqual([engine(2), body(2), null])
    expect(game.state.marker).toBe('0')
    game.placeCar(2, 2)
    expect(game.moves('priceCar').map(({ price }) => price)).toEqual([1, 2, 3, 5, 6])
    game.priceCar(6)
    expect(game.state.market).toHaveLength(4)
    expect(game.state.market.at(-1)).toMatchObject({ owner: 0, body: 2, engine: 2, workers: 1, price: 6 })
    expect(game.emitted('raceScored')).toEqual([])
    game.endTurn()
    expect(game.emitted('roundEnded')).toEqual([{ kind: 'roundEnded', round: 1, cause: 'marker' }])
    expect(game.emitted('raceScored')).toHaveLength(1)
  })

  test('KW-EX-37 the sixth car ends the round although its owner is still last', () => {
    const position = table()
      .chain('r T2 b g y T1 T3 T4 T5 T6 T7 T8 T9 T10')
      .cars(5)
      .awardsGone('market')
      .workshop('red', body(1), engine(1))
    const game = at(position).as('red').takeTile('T2').takeCard('D1').offer(1, 1, 1, 1)
    expect(game.state.market).toHaveLength(6)
    game.endTurn()
    expect(game.chain).toBe('r b g y T1 T3 T4 T5 T6 T7 T8 T9 T10 T2')
    expect(kindsAfter(game, 'turnEnded').slice(0, 2)).toEqual(['roundEnded', 'raceScored'])
    expect(turnsOf(game)).toEqual([0])
    expect(kindsAfter(game, 'roundPrepared')[0]).toBe('turnBegan')
    expect([game.state.round, game.actor, game.decision]).toEqual([2, 'red', 'takeTile'])
  })

  test('KW-3.13 nobody has another turn before scoring', () => {
    const game = at(lastTurn(table().engineers('blue', 'benz'))).endTurn()
    expect(game.as('blue').decision).toBe('useBenz')
    expect(turnsOf(game)).toEqual([])
    expect(game.refused({ kind: 'takeTile', tile: 'T1' })).toBe('KW-3.13')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-3.13')
    expect(game.refused({ kind: 'placeCar', body: 1, engine: 1 })).toBe('KW-3.13')
    expect(game.moves().every(({ kind }) => kind === 'useBenz' || kind === 'declineBenz')).toBe(true)
  })

  test('KW-3.14 the chain does not change, and the worker at the tail opens the next round', () => {
    const chain = 'g T4 r T10 b T1 y T2 T3 T5 T6 T7 T8 T9'
    const game = at(lastTurn(table().chain(chain).engineers('yellow', 'benz'))).endTurn()
    game.as('yellow').declineBenz()
    expect([game.state.round, game.actor, game.chain]).toEqual([2, 'green', chain])
  })

  test('KW-3.15 what players have built, learned and earned stays with them', () => {
    const position = table()
      .workshop('red', body(2), engine(3), body(1))
      .canteen('red', 3)
      .gpEngine('red', 4)
      .developments('red', 'D1', 'D4')
      .engineers('red', 'daimler', 'horch')
      .money('red', 11)
      .awards('red', 'lap1')
      .canteen('blue', 0)
      .inactive('blue', 'D5')
      .display('D2', 'otto')
      .deck('D7', 'race5', 'opel')
    const game = at(lastTurn(position.cars(6, 'green', 'yellow')))
    const before = structuredClone(game.state)
    game.endTurn()
    expect(game.state.round).toBe(2)
    for (const seat of [0, 1] as const) expect(game.state.players[seat]).toEqual(before.players[seat])
    expect([game.money('red'), game.awards('red')]).toEqual([11, ['lap1']])
    expect([game.state.deck, game.state.display]).toEqual([before.deck, before.display])
    expect(game.state.discard).toEqual(before.discard)
    expect(game.state.awards).toEqual(before.awards)
  })
})

/** The kinds of all events after the last one of a kind. */
function kindsAfter({ events }: Play, kind: Event['kind']): Event['kind'][] {
  return events.slice(events.findLastIndex((event) => event.kind === kind) + 1).map((event) => event.kind)
}
