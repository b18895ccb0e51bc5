import { describe, expect, test } from 'vitest'
import { at, body, engine, table } from './testing/index.ts'

describe('Build Car Body', () => {
  test('AE-5.1 AE-5.2 AE-5.3 AE-5.8 AE-5.9 a body of the own level goes into an empty workshop', () => {
    const game = at(table().levels('purple', 4, 2).workshop('purple', engine(2)).doing('body'))
    expect([game.parts('purple'), game.company('purple').raceEngine]).toEqual(['e2 b4', 1])
    expect(game.emitted('partTaken')).toEqual([
      { kind: 'partTaken', seat: 0, part: 'body', value: 4, where: 'workshop' },
    ])
  })

  test('AE-EX-11 AE-5.7 AE-1.6 parts are unlimited', () => {
    const position = table().levels('purple', 4, 4)
    for (const colour of ['purple', 'yellow', 'orange', 'blue'] as const)
      position.workshop(colour, body(4), body(4)).car(colour, 'b4')
    expect(at(position.doing('body')).parts('purple')).toBe('b4 b4 b4')
  })

  test('AE-EX-21 AE-5.4 AE-5.5 full workshops', () => {
    const position = table().levels('orange', 3, 3).workshop('orange', body(2), engine(2), engine(3)).chain('o p y b')
    const game = at(position.doing('body'))
    expect(game.moves()).toEqual([
      { kind: 'returnPart', part: 'body', value: 2 },
      { kind: 'returnPart', part: 'engine', value: 2 },
      { kind: 'returnPart', part: 'engine', value: 3 },
    ])
    expect(game.refused({ kind: 'returnPart', part: 'body', value: 3 })).toBe('AE-5.5')
    expect(game.refused({ kind: 'returnPart', part: 'body', value: 6 })).toBe('AE-5.4')
    expect(game.refused({ kind: 'endTurn' })).toBe('AE-4.13')
    game.returnPart('engine', 2)
    expect([game.parts('orange'), game.gained('orange')]).toEqual(['b2 b3 e3', 3])
  })

  test('AE-5.4 it is checked again for each action of a tile', () => {
    const position = table().workshop('purple', body(2), engine(2)).holding('T11', 'body', 'engine')
    const game = at(position).chooseAction('body').placeEngine('workshop')
    expect(game.decision).toBe('returnPart')
  })

  test('AE-5.6 no part may be returned while a workshop is empty', () => {
    const game = at(table().workshop('purple', body(2)).placing())
    expect(game.refused({ kind: 'returnPart', part: 'body', value: 2 })).toBe('AE-5.6')
  })
})

describe('Build Engine', () => {
  test('AE-5.21 AE-5.22 an engine of the own level goes to a workshop or to the race car', () => {
    const game = at(table().levels('purple', 1, 3).doing('engine'))
    expect(game.moves()).toEqual([
      { kind: 'placeEngine', where: 'workshop' },
      { kind: 'placeEngine', where: 'raceCar' },
    ])
    expect(game.placeEngine('workshop').parts('purple')).toBe('e3')
  })

  test('AE-5.23 in a workshop it needs room like a body', () => {
    const game = at(table().workshop('purple', body(1), body(2), engine(1)).doing('engine')).placeEngine('workshop')
    expect(game.returnPart('body', 2).parts('purple')).toBe('b1 e1 e1')
  })

  test('AE-EX-22 AE-5.24 AE-5.25 AE-5.26 AE-11.14 full workshops, engine to the race car', () => {
    const full = [body(2), engine(2), engine(3)]
    const position = table()
      .levels('orange', 2, 4)
      .raceEngine('orange', 3)
      .workshop('orange', ...full)
      .chain('o p y b')
    const game = at(position.doing('engine')).placeEngine('raceCar')
    expect([game.company('orange').raceEngine, game.parts('orange'), game.gained('orange')]).toEqual([4, 'b2 e2 e3', 0])
    expect(game.state.achievements).toContain('engine4')
    const lower = at(table().levels('purple', 2, 2).raceEngine('purple', 3).doing('engine')).placeEngine('raceCar')
    expect(lower.company('purple').raceEngine).toBe(2)
    expect(lower.emitted('engineInstalled')).toMatchObject([{ value: 2, replaced: 3 }])
  })

  test('AE-5.27 AE-5.28 the race engine stays in the race car and cannot be used in a market car', () => {
    const game = at(table().raceEngine('purple', 4).workshop('purple', body(2)).placing())
    expect(game.moves('placeCar')).toEqual([])
    expect(game.refused({ kind: 'placeCar', body: 2, engine: 4 })).toBe('AE-9.4')
  })
})
