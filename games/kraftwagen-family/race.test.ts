import { describe, expect, test } from 'vitest'
import { moneyForLaps, type PitLaneCars, rank } from './race.ts'

describe('the order of the race', () => {
  test('KW-9.2 more laps first, then the space farther ahead', () => {
    const order = rank(
      [
        { driver: 'red', laps: 0, space: 9 },
        { driver: 'blue', laps: 1, space: 2 },
        { driver: 'green', laps: 1, space: 5 },
      ],
      'unplaced',
    )
    expect(order.map(({ driver, place }) => [driver, place])).toEqual([
      ['green', 1],
      ['blue', 2],
      ['red', 3],
    ])
  })

  test('KW-9.3 AE-10.8 cars in the pit lane have no place, the last one if alone, or share one', () => {
    const red = { driver: 'red', laps: 0, space: 4 }
    const blue = { driver: 'blue', laps: 0, space: 0 }
    const green = { driver: 'green', laps: 0, space: 0 }
    const placed = (cars: (typeof red)[], agreed: PitLaneCars) =>
      rank(cars, agreed).map(({ driver, place }) => [driver, place])
    expect(placed([blue, red], 'unplaced')).toEqual([['red', 1]])
    expect(placed([blue, red], 'last')).toEqual([
      ['red', 1],
      ['blue', 2],
    ])
    expect(placed([blue, red, green], 'last')).toEqual([['red', 1]])
    expect(placed([blue, red, green], 'sharedPlace')).toEqual([
      ['red', 1],
      ['blue', 2],
      ['green', 2],
    ])
  })
})

test('KW-9.6 laps are paid by the table, and further ones by the piece', () => {
  const money = [0, 1, 2, 3, 4, 5, 6, 8].map((laps) => moneyForLaps(laps, [0, 1, 3, 5, 6, 7], 1))
  expect(money).toEqual([0, 1, 3, 5, 6, 7, 8, 10])
  expect(moneyForLaps(4, [0, 1, 3], 2)).toBe(7)
})
