import { describe, expect, test } from 'vitest'
import { at, body, engine, table } from './testing/index.ts'

describe('achievements', () => {
  test('AE-11.1 AE-11.3 AE-11.4 the first company wins it permanently; unclaimed achievements stay available', () => {
    const game = at(table().levels('purple', 3, 3).levels('yellow', 3, 3).chain('p y o b')).takeTile('T3')
    expect([game.gained('purple'), game.company('purple').achievements]).toEqual([3, ['body3']])
    game.workshops('purple').fill(null)
    expect(game.company('purple').achievements).toEqual(['body3'])
    game.endTurn().as('yellow').takeTile('T9').chooseAction('body').research('engine')
    expect(game.gained('yellow')).toBe(0)
    expect(at(table().round(2).scoring()).state.achievements).toHaveLength(10)
  })

  test('AE-11.2 it is awarded immediately, even in the middle of a turn', () => {
    const game = at(table().levels('purple', 3, 3))
      .takeTile('T9')
      .chooseAction('body')
    expect([game.gained('purple'), game.decision]).toEqual([3, 'research'])
  })

  test('AE-EX-8 AE-11.5 AE-11.10 AE-11.11 body 6 first', () => {
    const game = at(table().chain('o p y b').levels('orange', 6, 5).doing('body'))
    expect([game.gained('orange'), game.company('orange').achievements]).toEqual([10, ['body3', 'body6']])
  })

  test('AE-EX-9 AE-11.12 AE-11.13 AE-11.14 engine 7 first', () => {
    const build = () => at(table().chain('b p y o').levels('blue', 6, 7).doing('engine'))
    expect(build().placeEngine('workshop').gained('blue')).toBe(10)
    const race = build().placeEngine('raceCar')
    expect(race.gained('blue')).toBe(0)
    expect(race.state.achievements).toEqual(expect.arrayContaining(['engine4', 'engine7']))
  })

  test('AE-11.14 markers raise cars, not parts; parts from benefits count', () => {
    const car = at(table().engineers('purple', 'christie').workshop('purple', body(2), engine(2)).placing())
    expect(car.offer('b2 e2 w1 $6 B+2').gained('purple')).toBe(0)
    const benefit = at(table().display('takeBody3').doing('recruit')).recruit('takeBody3')
    expect(benefit.gained('purple', 'achievement')).toBe(3)
  })

  test('AE-11.6 AE-11.7 the second lap must be in the same round', () => {
    const again = at(table().raceCar('purple', 12, 1).achievementsGone('lap1').doing('recruit')).recruitRace()
    expect(again.gained('purple')).toBe(7)
    const first = at(table().raceCar('purple', 12).achievementsGone('lap1').doing('recruit')).recruitRace()
    expect(first.gained('purple')).toBe(0)
  })

  test('AE-11.8 the second active buyer of a kind, no matter which company placed the first', () => {
    const game = at(table().buyers('engine').doing('buyer')).chooseBuyer('engine')
    expect(game.gained('purple', 'achievement')).toBe(3)
  })

  test('AE-EX-67 AE-11.9 two cars at the same time', () => {
    const position = table().car('purple', '$9').display('sell5').workshop('purple', body(1), engine(1))
    const game = at(position).takeTile('T6').recruit('sell5').offer('b1 e1 w1 $6')
    expect(game.gained('purple', 'achievement')).toBe(0)
    const third = at(table().car('purple', '$6').workshop('purple', body(1), engine(1)).placing())
    expect(third.offer('b1 e1 w1 $5').gained('purple')).toBe(3)
  })

  test('AE-11.15 no worker left in the own supply', () => {
    expect(at(table().supply('purple', 2).doing('recruit')).recruitWorkers().gained('purple')).toBe(7)
    expect(at(table().supply('purple', 2).doing('hire')).gained('purple')).toBe(0)
  })

  test('AE-11.16 three engineers', () => {
    const position = table().engineers('purple', 'king', 'brayton').display('riker').doing('recruit')
    expect(at(position).recruit('riker').gained('purple')).toBe(7)
  })
})
