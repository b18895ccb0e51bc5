import { describe, expect, test } from 'vitest'
import { at, colours, type Play, table } from '../testing/index.ts'

/** What the race paid to red, blue, green and yellow: for places, and for laps. */
function paid(game: Play, source: 'place' | 'laps'): number[] {
  return colours.map((colour) => game.earned(colour, source))
}

describe('places', () => {
  test('KW-9.2 more laps beat a space farther ahead, and equal laps are decided by the space', () => {
    const race = at(
      table().raceCar('red', 1, 1).raceCar('blue', 10).raceCar('green', 5, 1).raceCar('yellow', 2).scoring(),
    )
    expect(race.places).toEqual(['green', 'red', 'blue', 'yellow'])
    expect(race.emitted('raceScored')[0]!.places.map(({ place }) => place)).toEqual([1, 2, 3, 4])
  })

  test('KW-9.3 if agreed, a race car in the pit lane has no place', () => {
    const race = at(
      table({ options: { pitLaneCars: 'unplaced' } })
        .raceCar('green', 1)
        .scoring(),
    )
    expect(race.places).toEqual(['green'])
    expect(paid(race, 'place')).toEqual([0, 0, 7, 0])
  })

  test('KW-9.3 KW-9.5 a single car in the pit lane is last; several there have no place', () => {
    const several = at(table().raceCar('red', 3).raceCar('blue', 9).scoring())
    expect(paid(several, 'place')).toEqual([4, 7, 0, 0])
    const three = at(table({ seats: 3 }).raceCar('red', 3).raceCar('blue', 9).scoring())
    expect(three.places).toEqual(['blue', 'red', 'green'])
    expect((['red', 'blue', 'green'] as const).map((colour) => three.earned(colour, 'place'))).toEqual([4, 7, 2])
  })

  test('KW-9.3 if agreed, all cars in the pit lane share the place after the last one, and each is paid', () => {
    const race = at(
      table({ options: { pitLaneCars: 'sharedPlace' } })
        .raceCar('green', 1)
        .scoring(),
    )
    expect(race.places).toEqual(['green', 'red', 'blue', 'yellow'])
    expect(paid(race, 'place')).toEqual([4, 4, 7, 4])
  })

  test('KW-9.4 the first three places earn 7, 4 and 2, the fourth nothing', () => {
    const race = at(table().raceCar('red', 3).raceCar('blue', 9).raceCar('green', 1).raceCar('yellow', 6).scoring())
    expect(race.places).toEqual(['blue', 'yellow', 'red', 'green'])
    expect(paid(race, 'place')).toEqual([2, 7, 0, 4])
  })

  test('KW-9.5 with two cars on the circuit the money of the third place is paid to nobody', () => {
    const race = at(table().raceCar('red', 3).raceCar('blue', 9).scoring())
    expect(paid(race, 'place')).toEqual([4, 7, 0, 0])
  })

  test('KW-9.5 without any car on the circuit no place is paid', () => {
    expect(paid(at(table().scoring()), 'place')).toEqual([0, 0, 0, 0])
  })

  test('KW-EX-22 race scoring with cars in the pit lane', () => {
    const race = at(table().raceCar('red', 2, 1).raceCar('blue', 9).scoring())
    expect(paid(race, 'place')).toEqual([7, 4, 0, 0])
    expect(paid(race, 'laps')).toEqual([1, 0, 0, 0])
    expect(colours.map((colour) => race.earned(colour))).toEqual([8, 4, 0, 0])
  })
})

describe('laps', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 5],
    [4, 6],
    [5, 7],
    [6, 8],
    [9, 11],
  ])('KW-9.6 %i laps earn %i', (laps, money) => {
    const race = at(table().raceCar('red', 5, laps).scoring())
    expect(race.earned('red', 'laps')).toBe(money)
    expect(race.earned('red', 'place')).toBe(7)
  })

  test('KW-9.6 laps are paid whatever the place', () => {
    const race = at(
      table().raceCar('red', 9, 4).raceCar('blue', 8, 4).raceCar('green', 7, 4).raceCar('yellow', 6, 4).scoring(),
    )
    expect(paid(race, 'laps')).toEqual([6, 6, 6, 6])
    expect(race.earned('yellow')).toBe(6)
  })

  test('KW-EX-23 many laps', () => {
    const race = at(
      table().raceCar('red', 1, 6).raceCar('blue', 10, 5).raceCar('green', 4, 3).raceCar('yellow', 9, 2).scoring(),
    )
    expect(paid(race, 'place')).toEqual([7, 4, 2, 0])
    expect(paid(race, 'laps')).toEqual([8, 7, 5, 3])
    expect(colours.map((colour) => race.earned(colour))).toEqual([15, 11, 7, 3])
  })
})

describe('after the race', () => {
  const scored = () => at(table().raceCar('red', 4, 2).raceCar('blue', 9).gpEngine('red', 7).scoring())

  test('KW-9.7 all race cars return to the pit lane, wherever they were', () => {
    expect(colours.map((colour) => scored().player(colour).raceCar.space)).toEqual([0, 0, 0, 0])
  })

  test('KW-9.8 lap counters return to 0, so that the next race starts from scratch', () => {
    const game = scored()
    expect(colours.map((colour) => game.player(colour).raceCar.laps)).toEqual([0, 0, 0, 0])
    expect(game.as('red').takeTile('T5').raceCar('red')).toEqual([7, 0])
  })

  test('KW-9.8 the Grand Prix engine stays in the car', () => {
    expect(scored().player('red').gpEngine).toBe(7)
  })
})
