import { advance, fastChance, judgeMove, seatsOf } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { kraftwagen, type Move } from '../index.ts'
import { at, body, engine, type Play, playAtRandom, setUp, table } from '../testing/index.ts'

/** Whether a move reveals nothing, so that it can be undone freely. */
function bringsNothingToLight({ state }: Play, move: Move): boolean {
  const step = advance(kraftwagen, state, state.actor, move, () => fastChance(1))
  if (!step.legal) throw new Error(`The move is refused by ${step.rule}.`)
  return step.disclosed === undefined
}

describe('who decides', () => {
  test.each([2, 3, 4] as const)('of %i players exactly one decides at any time', (seats) => {
    const end = playAtRandom(setUp({ seats, options: { specialtyTiles: true } }), seats, ({ state }) => {
      const turn = kraftwagen.turn(state)
      expect(turn.over ? [] : turn.seats).toEqual([state.actor])
      for (const seat of seatsOf(seats)) {
        const own = [...kraftwagen.moves(state, seat)]
        expect(own.length > 0).toBe(seat === state.actor)
        if (seat !== state.actor) continue
        const other = seatsOf(seats).find((each) => each !== seat)!
        expect(judgeMove(kraftwagen, state, other, own[0]!)).toMatchObject({ legal: false, rule: 'CH-3' })
      }
    })
    for (const seat of seatsOf(seats)) expect([...kraftwagen.moves(end.state, seat)]).toEqual([])
  })
})

describe('set-up', () => {
  test('KW-D-1 a start tile is chosen among those on offer, the last one without a question', () => {
    const game = at(table().choosingStartTiles(['yellow', 'green', 'red'], 'SA', 'SB', 'SC'))
    expect(game.as('yellow').moves()).toEqual(['SA', 'SB', 'SC'].map((tile) => ({ kind: 'chooseStartTile', tile })))
    expect(bringsNothingToLight(game, { kind: 'chooseStartTile', tile: 'SB' })).toBe(true)
    game.chooseStartTile('SC').chooseItem('hire')
    game.as('green').chooseStartTile('SB').chooseItem('hire').chooseItem('body')
    expect([game.as('red').player('red').startTile, game.decision]).toEqual(['SA', 'chooseItem'])
  })

  test('KW-D-2 items are chosen while different ones are left', () => {
    const game = at(table().choosingStartTiles(['green', 'red'], 'SA', 'SB'))
      .as('green')
      .chooseStartTile('SA')
    expect(game.moves()).toEqual([
      { kind: 'chooseItem', item: 'hire' },
      { kind: 'chooseItem', item: 'engine' },
    ])
    expect(bringsNothingToLight(game, { kind: 'chooseItem', item: 'hire' })).toBe(true)
    // Two equal items are no choice: after the engine both workers come automatically.
    game.chooseItem('engine').placeEngine('gpCar')
    expect(game.player('green')).toMatchObject({ canteen: 6, supply: 6 })
    expect(game.actor).toBe('red')
  })
})

describe('the tile and its actions', () => {
  const daimler = () => table().engineers('red', 'daimler').buyers('body')

  test('KW-D-3 the tile is always asked for and can be taken back', () => {
    const game = at(table().chain('b r g y'))
    expect([game.actor, game.decision]).toEqual(['blue', 'takeTile'])
    expect(bringsNothingToLight(game, { kind: 'takeTile', tile: 'T10' })).toBe(true)
    expect(bringsNothingToLight(game, { kind: 'takeTile', tile: 'T2' })).toBe(true)
  })

  test('KW-D-3 engineer markers can be used before it', () => {
    const game = at(daimler())
    expect(game.moves('takeTile')).toHaveLength(10)
    expect(game.moves('useDaimler')).toHaveLength(2)
    expect(game.useDaimler('daimler2', 0).decision).toBe('takeTile')
  })

  test('KW-D-4 any action left can be chosen, even an impossible one; the last one needs no choice', () => {
    const game = at(table().supply('red', 0)).takeTile('T10')
    expect(game.moves()).toEqual(['hire', 'body', 'engine'].map((action) => ({ kind: 'chooseAction', action })))
    expect(bringsNothingToLight(game, { kind: 'chooseAction', action: 'body' })).toBe(true)
    game.chooseAction('engine').placeEngine('gpCar').chooseAction('hire')
    expect(game.workshops('red')).toEqual([body(1), null, null])
    expect(game.decision).toBe('placeCar')
  })

  test('KW-D-4 a single action waits as long as an engineer marker could be used before it', () => {
    const game = at(daimler()).takeTile('T1')
    expect(game.moves('chooseAction')).toEqual([{ kind: 'chooseAction', action: 'hire' }])
    expect(game.moves('useDaimler')).toHaveLength(2)
    expect(game.emitted('workerHired')).toEqual([])
    // The one marker of the turn is used, so nothing is left to wait for.
    game.useDaimler('daimler4', 0)
    expect([game.emitted('workerHired').length, game.decision]).toEqual([1, 'placeCar'])

    const diesel = table().engineers('red', 'diesel').car('red', { price: 8 })
    expect(at(diesel).takeTile('T1').decision).toBe('chooseAction')
  })

  test('KW-D-4 it does not wait for a marker that has nowhere to go', () => {
    expect(at(table().engineers('red', 'daimler')).takeTile('T1').decision).toBe('placeCar')
    expect(at(table().engineers('red', 'daimler').buyers('body+2')).takeTile('T1').decision).toBe('placeCar')
    expect(at(table().engineers('red', 'diesel').car('blue')).takeTile('T1').decision).toBe('placeCar')
    expect(at(table().engineers('red', 'horch', 'benz').buyers('body')).takeTile('T1').decision).toBe('placeCar')
  })

  test('KW-D-4 the order of body and engine of an instant is chosen, too', () => {
    const game = at(table().display('bodyAndEngine', 'D1')).takeTile('T2').takeCard('bodyAndEngine')
    expect(game.moves()).toEqual(['body', 'engine'].map((action) => ({ kind: 'chooseAction', action })))
    game.chooseAction('engine').placeEngine('workshop')
    expect(game.workshops('red')).toEqual([engine(1), body(1), null])
  })

  test('KW-D-4 the action that finishes a specialty tile turns the next one up', () => {
    const position = table({ options: { specialtyTiles: true } }).chain('r A2 b g y')
    const game = at(position).takeTile('A2')
    expect(bringsNothingToLight(game, { kind: 'chooseAction', action: 'grandPrix' })).toBe(false)
    expect(game.chooseAction('grandPrix').emitted('specialtyTileTurnedUp')).toHaveLength(1)
  })
})

describe('within an action', () => {
  test('KW-D-5 one of the two cards is taken, and that cannot be taken back', () => {
    const game = at(table().display('D3', 'race5')).takeTile('T2')
    expect(game.moves()).toEqual(['D3', 'race5'].map((card) => ({ kind: 'takeCard', card })))
    for (const move of game.moves()) expect(bringsNothingToLight(game, move)).toBe(false)
  })

  test('KW-D-5 Otto and start tiles ask for a card like a tile does', () => {
    const otto = at(table().display('otto', 'D2'), 'D4', 'D6').takeTile('T2').takeCard('otto')
    expect(otto.moves()).toEqual(['D4', 'D6'].map((card) => ({ kind: 'takeCard', card })))
    expect(at(table().startTile('red', 'SD')).chooseItem('research').decision).toBe('takeCard')
  })

  test('KW-D-6 the place of an engine is asked for whenever one is taken', () => {
    const moments = [
      at(table()).takeTile('T4'),
      at(table().workshop('red', body(1), body(1), body(1))).takeTile('T4'),
      at(table().display('D6', 'D1')).takeTile('T2').takeCard('D6'),
      at(table().startTile('red', 'SA')).chooseItem('engine'),
    ]
    for (const game of moments) {
      expect(game.moves()).toEqual(['workshop', 'gpCar'].map((where) => ({ kind: 'placeEngine', where })))
      for (const move of game.moves()) expect(bringsNothingToLight(game, move)).toBe(true)
    }
  })

  test('KW-D-7 the part that makes room is chosen among three, unless they are all alike', () => {
    const game = at(table().workshop('red', body(2), engine(3), body(1))).takeTile('T3')
    expect(game.moves('returnPart')).toHaveLength(3)
    expect(bringsNothingToLight(game, { kind: 'returnPart', part: 'engine', value: 3 })).toBe(true)
    const alike = at(table().workshop('red', engine(2), engine(2), engine(2))).takeTile('T3')
    expect(alike.decision).toBe('placeCar')
    expect(alike.workshops('red')).toEqual([body(1), engine(2), engine(2)])
  })

  test('KW-D-8 a buyer is chosen by preference while the row has room', () => {
    const game = at(table().buyers('price', 'price').holding('T6', 'buyer'))
    expect(game.moves()).toEqual(
      ['body', 'engine', 'prestige'].map((preference) => ({ kind: 'chooseBuyer', preference })),
    )
    expect(bringsNothingToLight(game, { kind: 'chooseBuyer', preference: 'body' })).toBe(true)
  })

  test('KW-D-9 the development that gets a worker is chosen if several wait for one', () => {
    const game = at(table().inactive('red', 'D1', 'D4')).takeTile('T1')
    expect(game.moves()).toEqual(['D1', 'D4'].map((card) => ({ kind: 'chooseInactive', card })))
    expect(bringsNothingToLight(game, { kind: 'chooseInactive', card: 'D4' })).toBe(true)
    game.chooseInactive('D4')
    expect(game.player('red')).toMatchObject({ developments: ['D4'], inactive: ['D1'] })

    const alike = at(table().inactive('red', 'D1', 'D1')).takeTile('T1')
    expect(alike.decision).toBe('placeCar')
    expect(alike.player('red')).toMatchObject({ developments: ['D1'], inactive: ['D1'] })
  })
})

describe('the end of a turn', () => {
  test('KW-D-13 it is a move of its own, legal as soon as step I is complete', () => {
    const game = at(table()).takeTile('T1')
    expect(game.moves()).toEqual([{ kind: 'endTurn' }])
    const withCar = at(table().workshop('red', body(1), engine(1))).takeTile('T1')
    expect(withCar.moves()).toEqual([{ kind: 'placeCar', body: 1, engine: 1 }, { kind: 'endTurn' }])
    withCar.offer(1, 1, 2, 6)
    expect([withCar.actor, withCar.moves()]).toEqual(['red', [{ kind: 'endTurn' }]])
    expect(withCar.endTurn().actor).toBe('blue')
  })

  test('KW-D-13 engineer markers can still be used before it, after the car', () => {
    const position = table()
      .engineers('red', 'daimler')
      .buyers('body')
      .workshop('red', body(1), engine(1))
      .placingACar()
    const game = at(position).offer(1, 1, 1, 10)
    expect(game.moves('useDaimler')).toHaveLength(2)
    expect(game.useDaimler('daimler2', 0).moves()).toEqual([{ kind: 'endTurn' }])
  })

  test('KW-D-13 it may turn up a specialty tile', () => {
    const options = { specialtyTiles: true }
    const game = at(table({ options }).round(2).chain('r A2 b T1 g y'), 'B4').takeTile('T1')
    expect(bringsNothingToLight(game, { kind: 'endTurn' })).toBe(false)
    expect(game.endTurn().emitted('specialtyTileTurnedUp')).toMatchObject([{ tile: 'B4' }])
  })

  test('KW-D-13 it may start the scoring', () => {
    const game = at(table().cars(6).placingACar()).endTurn()
    expect(game.emitted('roundEnded')).toHaveLength(1)
  })
})

describe('what nobody decides', () => {
  test('hiring, driving, the marker and the awards they bring', () => {
    expect(at(table().supply('red', 1)).takeTile('T1')).toMatchObject({ decision: 'placeCar' })
    expect(at(table().raceCar('red', 10)).takeTile('T5').awards('red')).toEqual(['lap1'])
    const row = table().buyers('body', 'engine', 'price', 'prestige').holding('T6', 'buyer')
    expect(at(row).decision).toBe('placeCar')
  })

  test('how many workers an instant or Otto brings', () => {
    const three = at(table().display('hire3', 'D1')).takeTile('T2').takeCard('hire3')
    expect([three.player('red').canteen, three.decision]).toEqual([7, 'placeCar'])
    const otto = at(table().display('otto', 'D1')).takeTile('T2').takeCard('otto')
    expect([otto.player('red').canteen, otto.decision]).toEqual([6, 'takeCard'])
  })

  test('the activation of a single development, and Bugatti’s drive after an engine', () => {
    expect(at(table().inactive('red', 'D1')).takeTile('T1').player('red').developments).toEqual(['D1'])
    const bugatti = table().engineers('red', 'bugatti').levels('red', 1, 3)
    const game = at(bugatti).takeTile('T4').placeEngine('gpCar')
    expect([game.raceCar('red'), game.decision]).toEqual([[3, 0], 'placeCar'])
  })

  test('a raised Grand Prix engine, and money for workers', () => {
    const options = { specialtyTiles: true }
    const raised = at(table({ options }).chain('r A2 b g y')).takeTile('A2').chooseAction('gpEngineUp')
    expect([raised.player('red').gpEngine, raised.raceCar('red'), raised.decision]).toEqual([2, [2, 0], 'placeCar'])
    const paid = at(table({ options }).chain('r A3 b g y').canteen('red', 5)).takeTile('A3').chooseAction('body')
    expect([paid.money('red'), paid.decision]).toEqual([5, 'placeCar'])
  })

  test('sales, the clean-up and the preparation of the next round', () => {
    const game = at(table().cars(6).buyers('body', 'price').placingACar()).endTurn()
    expect(game.emitted('carSold')).toHaveLength(2)
    expect([game.state.round, game.decision]).toEqual([2, 'takeTile'])
  })
})
