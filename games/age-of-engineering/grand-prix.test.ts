import { describe, expect, test } from 'vitest'
import { grandPrixSteps, teamBonus } from './grand-prix.ts'
import { componentTablesOf } from './tables.ts'
import { at, table } from './testing/index.ts'

describe('Grand Prix', () => {
  test('AE-EX-4 AE-5.52 AE-5.53 overtaking out of the pit lane', () => {
    const position = table().chain('b p y o').raceEngine('blue', 2).raceCar('orange', 2).canteen('blue', 0)
    expect(at(position.doing('grandPrix')).raceCar('blue')).toEqual([3, 0])
  })

  test('AE-EX-31 AE-5.49 AE-5.50 racing team thresholds', () => {
    const tables = componentTablesOf(at(table()).state)
    expect([0, 1, 2, 3, 4, 5, 6].map((team) => teamBonus(tables, team))).toEqual([0, 1, 1, 2, 2, 2, 3])
  })

  test('AE-EX-32 AE-5.48 AE-5.51 AE-5.61 adding workers before moving', () => {
    const position = () => table().raceEngine('purple', 3).team('purple', 2).canteen('purple', 3).raceCar('purple', 4)
    const race = () => at(position().engineers('purple', 'riker').doing('grandPrix'))
    const one = race().race(1)
    expect([one.raceCar('purple'), one.workers('purple')]).toEqual([
      [9, 0],
      [7, 2, 3],
    ])
    expect(one.company('purple').salesperson).toBe('canteen')
    const three = race().race(3)
    expect([three.raceCar('purple'), three.workers('purple')[2]]).toEqual([[9, 0], 5])
    expect(race().refused({ kind: 'race', workers: 4 })).toBe('AE-5.48')
    expect(
      race()
        .moves('race')
        .map(({ workers }) => workers),
    ).toEqual([0, 1, 2, 3])
  })

  test('AE-5.49 a team has six places', () => {
    const game = at(table().team('purple', 4).canteen('purple', 4).doing('grandPrix'))
    expect(game.moves('race').map(({ workers }) => workers)).toEqual([0, 1, 2])
    expect(game.refused({ kind: 'race', workers: 3 })).toBe('AE-5.49')
  })

  test('AE-EX-33 AE-6.43 AE-6.44 AE-6.45 AE-5.59 AE-8.14 Chevrolet', () => {
    const position = () =>
      table().raceEngine('purple', 4).team('purple', 3).engineers('purple', 'chevrolet').raceCar('purple', 2)
    expect(at(position().doing('grandPrix')).race(0).raceCar('purple')).toEqual([9, 0])
    expect(at(position().display('race5').doing('recruit')).recruit('race5').raceCar('purple')).toEqual([8, 0])
    expect(at(position().doing('recruit')).recruitRace().raceCar('purple')).toEqual([5, 0])
  })

  test('AE-5.51 race engine, racing team and Chevrolet add up', () => {
    const { state } = at(table().raceEngine('purple', 7).team('purple', 3).engineers('purple', 'chevrolet'))
    expect(grandPrixSteps(state, 0, 3)).toBe(11)
  })

  test('AE-EX-34 AE-5.54 AE-5.56 jumping occupied spaces over the line', () => {
    const position = table().raceCar('purple', 11).raceCar('yellow', 12).raceCar('orange', 1).raceCar('blue', 4)
    const game = at(position.doing('recruit')).recruitRace()
    expect(game.raceCar('purple')).toEqual([5, 1])
    expect(game.emitted('carDrove')).toMatchObject([{ path: [12, 1, 2, 3, 4, 5], skipped: [12, 1, 4], laps: 1 }])
  })

  test('AE-EX-35 AE-5.58 AE-11.6 AE-11.7 AE-5.54 two laps in one move', () => {
    const position = table().raceCar('purple', 12).raceEngine('purple', 7).team('purple', 6)
    position.engineers('purple', 'chevrolet').raceCar('yellow', 1).raceCar('orange', 5).raceCar('blue', 9)
    const game = at(position.doing('grandPrix'))
    expect([game.raceCar('purple'), game.gained('purple')]).toEqual([[3, 2], 10])
  })

  test('AE-5.52 AE-5.56 AE-5.57 moves that complete no lap', () => {
    const drive = (space: number) => at(table().raceCar('purple', space).canteen('purple', 0).doing('grandPrix'))
    expect(drive(0).raceCar('purple')).toEqual([1, 0])
    expect(drive(11).raceCar('purple')).toEqual([12, 0])
    expect(drive(12).raceCar('purple')).toEqual([1, 1])
  })

  test('AE-5.55 AE-1.19 cars in the pit lane block nobody', () => {
    const position = table().raceCar('purple', 12).canteen('purple', 0).raceEngine('purple', 2)
    expect(at(position.doing('grandPrix')).raceCar('purple')).toEqual([2, 1])
  })

  test('AE-5.60 AE-5.59 team workers stay for the rest of the game and join only in a Grand Prix', () => {
    const game = at(table().round(2).team('purple', 4).scoring())
    expect(game.workers('purple')[2]).toBe(4)
    expect(at(table().doing('recruit')).refused({ kind: 'race', workers: 1 })).toBe('AE-5.48')
  })
})
