import { describe, expect, test } from 'vitest'
import { at, body, engine, research, table } from '../testing/index.ts'

describe('instants', () => {
  test('KW-6.15 an instant is carried out at once and then lies on top of the discard pile', () => {
    const game = research('bodyAndEngine')
    expect(game.state.discard).toEqual(['D2'])
    game.chooseAction('body')
    expect(game.state.discard).toEqual(['D2'])
    game.placeEngine('workshop')
    expect(game.state.discard).toEqual(['D2', 'bodyAndEngine'])
    for (const card of ['hire3', 'race5']) expect(research(card).state.discard).toEqual(['D2', card])
  })
})

describe('hire three workers', () => {
  test('KW-6.16 three workers come, or as many as there are', () => {
    const hire3 = (supply: number) => research('hire3', table().supply('red', supply).canteen('red', 1))
    expect(hire3(8).player('red')).toMatchObject({ supply: 5, canteen: 4 })
    expect(hire3(3).player('red')).toMatchObject({ supply: 0, canteen: 4 })
    expect(hire3(2).player('red')).toMatchObject({ supply: 0, canteen: 3 })
  })

  test('KW-6.16 nobody can take fewer', () => {
    const game = research('hire3')
    expect(game.decision).toBe('placeCar')
    expect(game.emitted('workerHired')).toHaveLength(3)
  })

  test('KW-6.17 each worker with all that he sets off comes before the next one', () => {
    const game = research('hire3', table().inactive('red', 'D6', 'D5').supply('red', 8))
    game.chooseInactive('D6')
    expect(game.player('red')).toMatchObject({ supply: 7, canteen: 0, developments: ['D6'], inactive: ['D5'] })
    expect(game.decision).toBe('placeEngine')
    game.placeEngine('workshop')
    expect(game.player('red')).toMatchObject({ supply: 6, canteen: 0, developments: ['D6', 'D5'], inactive: [] })
    expect(game.decision).toBe('placeEngine')
    game.placeEngine('workshop')
    expect(game.player('red')).toMatchObject({ supply: 5, canteen: 1 })
    expect(game.workshops('red')).toEqual([engine(2), engine(2), null])
  })

  test('KW-6.18 with an empty supply the workers are forfeited, but the card is discarded', () => {
    const game = research('hire3', table().supply('red', 0).canteen('red', 5))
    expect(game.forfeited).toEqual(['KW-6.18'])
    expect(game.player('red')).toMatchObject({ supply: 0, canteen: 5 })
    expect(game.state.discard).toEqual(['D2', 'hire3'])
    expect(game.decision).toBe('placeCar')
  })

  test('KW-EX-25 two inactive developments and too few workers', () => {
    const position = () =>
      table()
        .supply('red', 2)
        .developments('red', 'D1', 'D3', 'D4', 'D6')
        .inactive('red', 'D1', 'D5')
        .car('red', { workers: 4 })
        .car('red', { workers: 2 })
        .workshop('red', body(1), engine(1))
        .awardsGone('body3', 'body6', 'engine4', 'engine7')
        .display('hire3', 'D2')
    const before = at(position())
    expect(before.levels('red')).toEqual([3, 5])
    expect(before.player('red').canteen).toBe(0)
    for (const [first, value] of [
      ['D1', 6],
      ['D5', 5],
    ] as const) {
      const game = at(position()).takeTile('T2').takeCard('hire3').chooseInactive(first).placeEngine('workshop')
      expect(game.emitted('workerHired')).toHaveLength(2)
      expect(game.player('red')).toMatchObject({ canteen: 0, supply: 0, inactive: [] })
      expect(game.levels('red')).toEqual([5, 6])
      expect(game.workshops('red')).toEqual([body(1), engine(1), engine(value)])
      expect(game.emitted('awardTaken')).toMatchObject([{ seat: 0, award: 'workers', points: 7 }])
    }
  })
})

describe('race five steps', () => {
  test('KW-6.19 five steps, whatever the Grand Prix engine', () => {
    for (const value of [1, 7]) {
      expect(research('race5', table().gpEngine('red', value)).raceCar('red')).toEqual([5, 0])
    }
  })

  test('KW-6.19 the rules of the race hold: other cars are skipped and laps count', () => {
    const game = research('race5', table().raceCar('red', 8).raceCar('blue', 9).raceCar('green', 2))
    expect(game.raceCar('red')).toEqual([5, 1])
    expect(game.awards('red')).toEqual(['lap1'])
    expect(game.emitted('carDrove')).toMatchObject([
      { path: [9, 10, 1, 2, 3, 4, 5], skipped: [9, 2], because: 'race5' },
    ])
  })
})

describe('body and engine', () => {
  test('KW-6.20 one body and one engine by the levels', () => {
    const game = research('bodyAndEngine', table().levels('red', 2, 3))
    game.chooseAction('body').placeEngine('workshop')
    expect(game.workshops('red')).toEqual([body(2), engine(3), null])
    expect(game.decision).toBe('placeCar')
  })

  test('KW-6.21 the player chooses which comes first', () => {
    const position = () => table().workshop('red', body(1), body(1))
    const moves = [
      { kind: 'chooseAction', action: 'body' },
      { kind: 'chooseAction', action: 'engine' },
    ]
    expect(research('bodyAndEngine', position()).moves()).toEqual(moves)
    const bodyFirst = research('bodyAndEngine', position().levels('red', 2, 2)).chooseAction('body')
    expect(bodyFirst.workshops('red')).toEqual([body(1), body(1), body(2)])
    expect(bodyFirst.decision).toBe('placeEngine')
    const engineFirst = research('bodyAndEngine', position().levels('red', 2, 2)).chooseAction('engine')
    expect(engineFirst.placeEngine('workshop').workshops('red')).toEqual([body(1), body(1), engine(2)])
    expect(engineFirst.decision).toBe('returnPart')
  })

  test('KW-6.20 both are compulsory and nothing else is on the card', () => {
    const game = research('bodyAndEngine')
    expect(game.refused({ kind: 'chooseAction', action: 'hire' })).toBe('KW-6.21')
    expect(game.refused({ kind: 'skip' })).toBe('KW-4.13')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.15')
    game.chooseAction('engine').placeEngine('workshop')
    expect(game.workshops('red')).toEqual([engine(1), body(1), null])
  })

  test('KW-6.22 the engine may go into the Grand Prix car', () => {
    const game = research('bodyAndEngine', table().levels('red', 1, 4))
      .chooseAction('engine')
      .placeEngine('gpCar')
    expect(game.player('red').gpEngine).toBe(4)
    expect(game.workshops('red')).toEqual([body(1), null, null])
    expect(game.awards('red')).toEqual([])
  })

  test('KW-EX-29 body and engine card with one free workshop', () => {
    const position = table().levels('red', 4, 4).workshop('red', body(2), engine(2)).gpEngine('red', 4)
    const game = research('bodyAndEngine', position)
    game.chooseAction('body').placeEngine('workshop').returnPart('engine', 2)
    expect(game.workshops('red')).toEqual([body(2), engine(4), body(4)])
    expect(game.player('red').gpEngine).toBe(4)
    expect(game.emitted('awardTaken')).toMatchObject([
      { seat: 0, award: 'body3', points: 3 },
      { seat: 0, award: 'engine4', points: 3 },
    ])
    expect(game.state.discard.at(-1)).toBe('bodyAndEngine')
  })
})
