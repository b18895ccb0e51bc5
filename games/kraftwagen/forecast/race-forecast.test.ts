import { describe, expect, test } from 'vitest'
import { table } from '../testing/index.ts'
import { type RaceForecast, raceForecast, raceStanding } from './race-forecast.ts'
import { blue, green, red, seen, yellow } from './testing/seen.ts'

/** The spaces as a player would count them: skipped ones in brackets, a crossed line as a bar. */
function counted({ path }: RaceForecast): string {
  return path.map(({ space, step, lap }) => `${lap ? '| ' : ''}${step === null ? `(${space})` : space}`).join(' ')
}

describe('a Grand Prix', () => {
  test('KW-EX-18 skipped spaces, the finish line and the award', () => {
    const position = table().raceCar('red', 9).gpEngine('red', 3).raceCar('blue', 10).raceCar('green', 1)
    const forecast = raceForecast(seen(position, 'red'), red)
    expect(counted(forecast)).toBe('(10) | (1) 2 3 4')
    expect(forecast).toMatchObject({ steps: 3, porsche: false, from: 9, to: 4, laps: 1, awards: ['lap1'] })
    expect(forecast.path.slice(0, 3)).toEqual([
      { space: 10, step: null, skipped: { car: blue, rule: 'KW-5.35' }, lap: false },
      { space: 1, step: null, skipped: { car: green, rule: 'KW-5.35' }, lap: true },
      { space: 2, step: 1, skipped: null, lap: false },
    ])
  })

  test('KW-EX-19 stopping on the last space is no lap', () => {
    const forecast = raceForecast(seen(table().raceCar('red', 6).gpEngine('red', 4)), red)
    expect(counted(forecast)).toBe('7 8 9 10')
    expect(forecast).toMatchObject({ laps: 0, awards: [] })
  })

  test('KW-EX-6 leaving the pit lane is no lap', () => {
    const forecast = raceForecast(seen(table().gpEngine('red', 2).raceCar('blue', 2)), red)
    expect(counted(forecast)).toBe('1 (2) 3')
  })

  test('KW-EX-21 any number of steps can be asked for, and Porsche adds one', () => {
    const position = table().engineers('red', 'porsche').raceCar('red', 2).raceCar('blue', 5)
    const forecast = raceForecast(seen(position), red, 5)
    expect(counted(forecast)).toBe('3 4 (5) 6 7 8 9')
    expect(forecast).toMatchObject({ steps: 6, porsche: true })
  })

  test('KW-EX-52 dummies are skipped like any car', () => {
    const forecast = raceForecast(seen(table({ seats: 2 }).gpEngine('blue', 5).raceCar('red', 5)), blue)
    expect(counted(forecast)).toBe('1 2 (3) 4 (5) (6) 7 8')
    expect(forecast.path[2]?.skipped).toEqual({ car: 'dummy', rule: 'KW-12.8' })
    expect(forecast.path[4]?.skipped).toEqual({ car: red, rule: 'KW-5.35' })
  })
})

describe('what it is worth', () => {
  const race = table().raceCar('red', 9).gpEngine('red', 3).raceCar('blue', 10).raceCar('green', 8)

  test('KW-9.4 KW-9.6 the places and the money before and after', () => {
    const forecast = raceForecast(seen(race), red)
    expect(forecast.before.places.map(({ seat }) => seat)).toEqual([blue, red, green, yellow])
    expect(forecast.before.money.map(({ place, laps }) => [place, laps])).toEqual([
      [4, 0],
      [7, 0],
      [2, 0],
      [0, 0],
    ]) //
    expect(forecast.after.places.map(({ seat }) => seat)).toEqual([red, blue, green, yellow])
    expect(forecast.after.money.map(({ place, laps }) => [place, laps])).toEqual([
      [7, 1],
      [4, 0],
      [2, 0],
      [0, 0],
    ]) //
  })

  test('KW-EX-13 dummies have places but take no money', () => {
    const { places, money } = raceStanding(seen(table({ seats: 2 }).raceCar('red', 8).raceCar('blue', 4)))
    expect(places.map(({ seat }) => seat)).toEqual([red, null, blue, null])
    expect(money).toEqual([
      { seat: red, place: 7, laps: 0 },
      { seat: blue, place: 2, laps: 0 },
    ])
  })

  test('a car gives a free space to rivals who come past it', () => {
    const position = table().raceCar('red', 2).gpEngine('red', 2).raceCar('blue', 3).gpEngine('blue', 2)
    expect(raceForecast(seen(position), red)).toMatchObject({ to: 5, helps: [blue] })
    expect(raceForecast(seen(position.gpEngine('blue', 1)), red).helps).toEqual([])
  })
})
