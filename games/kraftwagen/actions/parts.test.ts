import { describe, expect, test } from 'vitest'
import { at, body, engine, playAtRandom, setUp, table } from '../testing/index.ts'

describe('Body', () => {
  test('KW-5.10 the body has exactly the value of the body level', () => {
    for (const level of [1, 2, 3, 4, 5, 6, 7]) {
      const game = at(table().levels('red', level, 2)).takeTile('T3')
      expect(game.workshops('red')).toEqual([body(level), null, null])
    }
  })

  test('KW-5.11 it goes into an empty workshop without a question', () => {
    const game = at(table().workshop('red', engine(2), body(1)).levels('red', 2, 1)).takeTile('T3')
    expect(game.workshops('red')).toEqual([engine(2), body(1), body(2)])
    expect(game.decision).toBe('placeCar')
  })

  test('KW-5.11 which workshop is empty has no effect', () => {
    for (const workshops of [
      [engine(4), null, null],
      [null, engine(4), null],
      [null, null, engine(4)],
    ]) {
      const state = table().state()
      state.players[0]!.workshops = workshops
      const game = at(state).takeTile('T3')
      expect(game.workshops('red').filter((part) => part?.kind === 'body')).toEqual([body(1)])
      expect(game.moves()).toEqual([{ kind: 'placeCar', body: 1, engine: 4 }, { kind: 'endTurn' }])
    }
  })

  test('KW-EX-26 full workshops, body', () => {
    const game = at(table().workshop('red', body(2), engine(3), engine(1)).levels('red', 4, 1)).takeTile('T3')
    expect(game.moves()).toEqual([
      { kind: 'returnPart', part: 'body', value: 2 },
      { kind: 'returnPart', part: 'engine', value: 3 },
      { kind: 'returnPart', part: 'engine', value: 1 },
    ])
    game.returnPart('engine', 1)
    expect(game.workshops('red')).toEqual([body(2), engine(3), body(4)])
    expect(game.awards('red')).toEqual(['body3'])
    expect(game.emitted('awardTaken')).toMatchObject([{ award: 'body3', points: 3 }])
  })

  test('KW-5.12 with three full workshops any old part can make room, and one must', () => {
    const full = () => table().workshop('red', body(2), engine(3), engine(1)).levels('red', 4, 1)
    expect(at(full()).takeTile('T3').returnPart('body', 2).workshops('red')).toEqual([body(4), engine(3), engine(1)])
    expect(at(full()).takeTile('T3').returnPart('engine', 3).workshops('red')).toEqual([body(2), body(4), engine(1)])
    expect(at(full()).takeTile('T3').refused({ kind: 'returnPart', part: 'body', value: 3 })).toBe('KW-5.12')
    expect(at(full()).takeTile('T3').refused({ kind: 'endTurn' })).toBe('KW-4.15')
  })

  test('KW-5.13 the new part can be neither refused nor returned', () => {
    const game = at(table().workshop('red', body(2), engine(3), engine(1)).levels('red', 4, 1)).takeTile('T3')
    expect(game.refused({ kind: 'skip' })).toBe('KW-5.13')
    expect(game.refused({ kind: 'returnPart', part: 'body', value: 4 })).toBe('KW-5.13')
    game.returnPart('body', 2)
    expect(game.workshops('red')).toContainEqual(body(4))
  })

  test('KW-5.13 an old part equal to the new one can make room for it', () => {
    const game = at(table().workshop('red', body(4), engine(3), engine(1)).levels('red', 4, 1)).takeTile('T3')
    expect(game.returnPart('body', 4).workshops('red')).toEqual([body(4), engine(3), engine(1)])
  })

  test('KW-5.14 no part is returned while a workshop is empty', () => {
    const game = at(table().workshop('red', body(2), engine(3)))
    const returning = { kind: 'returnPart', part: 'body', value: 2 } as const
    expect(game.refused(returning)).toBe('KW-5.14')
    expect(game.takeTile('T4').refused(returning)).toBe('KW-5.14')
    expect(game.placeEngine('gpCar').refused(returning)).toBe('KW-5.14')
  })

  test('KW-1.4 a workshop never holds more than one part', () => {
    const game = at(table().workshop('red', body(1), engine(1)).chain('r T3 T4 T10 b g y'))
    game.takeTile('T3').endTurn().takeTile('T4').placeEngine('workshop').returnPart('engine', 1).endTurn()
    expect(game.workshops('red')).toHaveLength(3)
    expect(game.takeTile('T10').chooseAction('body').decision).toBe('returnPart')
  })
})

describe('Engine', () => {
  test('KW-5.15 the engine has exactly the value of the engine level', () => {
    for (const level of [1, 2, 3, 4, 5, 6, 7]) {
      const position = () => table().levels('red', 2, level)
      expect(at(position()).takeTile('T4').placeEngine('workshop').workshops('red')[0]).toEqual(engine(level))
      expect(at(position()).takeTile('T4').placeEngine('gpCar').player('red').gpEngine).toBe(level)
    }
  })

  test('KW-5.16 it goes into a workshop or into the Grand Prix car, as its taker likes', () => {
    for (const parts of [[], [body(1), engine(2), body(3)]]) {
      const game = at(table().workshop('red', ...parts)).takeTile('T4')
      expect(game.moves()).toEqual([
        { kind: 'placeEngine', where: 'workshop' },
        { kind: 'placeEngine', where: 'gpCar' },
      ])
    }
    expect(at(table()).refused({ kind: 'placeEngine', where: 'gpCar' })).toBe('KW-5.16')
  })

  test('KW-5.17 in full workshops it needs room like a body', () => {
    const full = () => table().workshop('red', body(2), engine(1), body(1)).levels('red', 1, 3)
    const game = at(full()).takeTile('T4').placeEngine('workshop')
    expect(game.refused({ kind: 'returnPart', part: 'engine', value: 3 })).toBe('KW-5.13')
    expect(game.returnPart('body', 1).workshops('red')).toEqual([body(2), engine(1), engine(3)])
    expect(game.player('red').gpEngine).toBe(1)
    const installed = at(full()).takeTile('T4').placeEngine('gpCar')
    expect([installed.decision, installed.workshops('red')]).toEqual(['placeCar', [body(2), engine(1), body(1)]])
  })

  test('KW-5.18 in the Grand Prix car it replaces the old engine, which is gone', () => {
    const game = at(table().gpEngine('red', 2).levels('red', 1, 4))
      .takeTile('T4')
      .placeEngine('gpCar')
    expect(game.player('red').gpEngine).toBe(4)
    expect(game.workshops('red')).toEqual([null, null, null])
    expect(game.emitted('engineInstalled')).toEqual([{ kind: 'engineInstalled', seat: 0, value: 4, replaced: 2 }])
  })

  test.each([
    ['higher', 5],
    ['equal', 3],
    ['lower', 2],
  ])('KW-5.19 an engine of %s value can be installed', (_, level) => {
    const game = at(table().gpEngine('red', 3).levels('red', 1, level))
      .takeTile('T4')
      .placeEngine('gpCar')
    expect(game.player('red').gpEngine).toBe(level)
  })

  test('KW-5.19 if agreed, only a higher engine can be installed', () => {
    const options = { weakerEngine: 'higherOnly' } as const
    const taking = (level: number) => at(table({ options }).gpEngine('red', 3).levels('red', 1, level)).takeTile('T4')
    const gpCar = { kind: 'placeEngine', where: 'gpCar' } as const
    for (const level of [2, 3]) {
      expect(taking(level).moves('placeEngine')).toEqual([{ kind: 'placeEngine', where: 'workshop' }])
      expect(taking(level).refusal(gpCar).rule).toBe('KW-5.19')
    }
    expect(taking(4).placeEngine('gpCar').player('red').gpEngine).toBe(4)
  })

  test('KW-5.20 the Grand Prix engine becomes no part of a car and never returns to a workshop', () => {
    const game = at(table().gpEngine('red', 5).workshop('red', body(1), engine(2)).levels('red', 1, 3))
    game.takeTile('T4').placeEngine('gpCar')
    expect(game.workshops('red')).toEqual([body(1), engine(2), null])
    expect(game.moves('placeCar')).toEqual([{ kind: 'placeCar', body: 1, engine: 2 }])
    expect(game.refused({ kind: 'placeCar', body: 1, engine: 3 })).toBe('KW-7.3')
    expect(game.offer(1, 2, 1, 5).player('red').gpEngine).toBe(3)
  })

  test('KW-1.6 the Grand Prix car always has an engine', () => {
    playAtRandom(setUp({ seats: 3, options: { specialtyTiles: true } }), 5, ({ state }) => {
      for (const { gpEngine } of state.players) expect([1, 2, 3, 4, 5, 6, 7]).toContain(gpEngine)
    })
  })

  test('KW-1.7 the Grand Prix engine serves the race only', () => {
    const game = at(table().gpEngine('red', 7).workshop('red', body(1)))
    expect(game.levels('red')).toEqual([1, 1])
    expect(game.takeTile('T5').raceCar('red')).toEqual([7, 0])
    expect(game.moves()).toEqual([{ kind: 'endTurn' }])
    expect(game.refused({ kind: 'placeCar', body: 1, engine: 7 })).toBe('KW-7.3')
    expect(game.awards('red')).toEqual([])
  })
})

describe('the supply of parts', () => {
  test('KW-1.10 bodies and engines never run out', () => {
    // The box holds five bodies of value 7 and five engines: here are nine of each before red takes another.
    const full = table().levels('red', 7, 7)
    for (const colour of ['blue', 'green', 'yellow'] as const) full.workshop(colour, body(7), body(7), body(7))
    expect(at(full).takeTile('T3').workshops('red')).toEqual([body(7), null, null])
    for (const colour of ['blue', 'green', 'yellow'] as const) full.workshop(colour, engine(7), engine(7), engine(7))
    expect(at(full).takeTile('T4').placeEngine('workshop').workshops('red')).toEqual([engine(7), null, null])
  })
})
