import { describe, expect, test } from 'vitest'
import { at, research, table } from '../testing/index.ts'

describe('Porsche', () => {
  test('KW-6.58 a Grand Prix action of his owner is one step longer', () => {
    const position = () => table().gpEngine('red', 2).gpEngine('blue', 2).engineers('red', 'porsche')
    expect(at(position()).takeTile('T5').raceCar('red')).toEqual([3, 0])
    expect(at(position().chain('b r g y')).takeTile('T5').raceCar('blue')).toEqual([2, 0])
  })

  test('KW-EX-21 Porsche and the five-step card', () => {
    const game = research('race5', table().engineers('red', 'porsche').raceCar('red', 2).raceCar('blue', 5))
    expect(game.player('red').gpEngine).toBe(1)
    expect(game.raceCar('red')).toEqual([9, 0])
    expect(game.emitted('carDrove')).toMatchObject([{ from: 2, to: 9, path: [3, 4, 5, 6, 7, 8, 9], skipped: [5] }])
  })

  test('KW-6.59 the five-step card and each Bugatti drive are one step longer', () => {
    expect(research('race5').raceCar('red')).toEqual([5, 0])
    expect(research('race5', table().engineers('red', 'porsche')).raceCar('red')).toEqual([6, 0])
    const game = at(table().engineers('red', 'porsche', 'bugatti').levels('red', 1, 2).display('D6', 'D2'))
    game.takeTile('T9').chooseAction('engine').placeEngine('gpCar')
    expect(game.raceCar('red')).toEqual([3, 0])
    game.takeCard('D6').placeEngine('gpCar')
    expect(game.raceCar('red')).toEqual([7, 0])
  })

  test('KW-6.60 a start on space 2 is no drive', () => {
    const game = at(table().engineers('red', 'porsche').startTile('red', 'SB')).chooseItem('carOnSpace2')
    expect(game.raceCar('red')).toEqual([2, 0])
  })
})
