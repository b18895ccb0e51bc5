import { describe, expect, test } from 'vitest'
import { driveCourse, freeSpaceFrom, pitLane, spacesTaken } from './circuit.ts'

describe('driving', () => {
  test('KW-5.32 the first step from the pit lane leads to space 1 and is no lap', () => {
    expect(driveCourse(pitLane, 1, [], 10)).toEqual({ from: 0, to: 1, path: [1], skipped: [], laps: 0 })
  })

  test('KW-5.35 spaces of other cars are skipped and use up no step', () => {
    expect(driveCourse(pitLane, 2, [2], 10)).toEqual({ from: 0, to: 3, path: [1, 2, 3], skipped: [2], laps: 0 })
    expect(driveCourse(pitLane, 1, [1, 2], 10).to).toBe(3)
  })

  test('KW-5.33 KW-5.34 after the last space comes space 1, and the lap counts', () => {
    expect(driveCourse(9, 2, [], 10)).toMatchObject({ to: 1, path: [10, 1], laps: 1 })
  })

  test('KW-5.36 the line is crossed even where the spaces behind it are skipped', () => {
    expect(driveCourse(9, 3, [10, 1], 10)).toEqual({
      from: 9,
      to: 4,
      path: [10, 1, 2, 3, 4],
      skipped: [10, 1],
      laps: 1,
    })
  })

  test('KW-5.37 stopping on the last space completes no lap', () => {
    expect(driveCourse(6, 4, [], 10)).toMatchObject({ to: 10, laps: 0 })
  })

  test('KW-5.38 cars in the pit lane block nobody', () => {
    expect(driveCourse(9, 2, [pitLane], 10)).toMatchObject({ to: 1, skipped: [] })
  })

  test('KW-5.34 a long drive on a short circuit counts every crossing', () => {
    expect(driveCourse(5, 6, [2, 4], 6)).toEqual({
      from: 5,
      to: 1,
      path: [6, 1, 2, 3, 4, 5, 6, 1],
      skipped: [2, 4],
      laps: 2,
    })
  })

  test('KW-5.35 a car that is skipped twice is reported once', () => {
    expect(driveCourse(1, 6, [2], 4)).toMatchObject({ to: 1, path: [2, 3, 4, 1, 2, 3, 4, 1], skipped: [2], laps: 2 })
  })

  test('KW-12.8 dummies are in the way like any car', () => {
    expect(driveCourse(pitLane, 4, [3, 6], 10).to).toBe(5)
    expect(driveCourse(pitLane, 5, [3, 6, 5], 10)).toMatchObject({ to: 8, path: [1, 2, 3, 4, 5, 6, 7, 8] })
  })

  test('a circuit without a free space is a bug, not an endless drive', () => {
    expect(() => driveCourse(1, 1, [1, 2, 3], 3)).toThrow(RangeError)
  })
})

describe('being put on the circuit', () => {
  test('KW-2.23 KW-2.24 on the wanted space, or the next free one', () => {
    expect(freeSpaceFrom(2, [], 10)).toBe(2)
    expect(freeSpaceFrom(2, [2, 3], 10)).toBe(4)
  })
})

test('KW-5.38 KW-12.8 parked cars take their spaces, cars in the pit lane none, and nobody is in his own way', () => {
  const racers = [4, pitLane, 9].map((space) => ({ raceCar: { space, laps: 0 } }))
  expect(spacesTaken(racers, [3, 6], 0)).toEqual([3, 6, 9])
})
