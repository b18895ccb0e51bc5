import { describe, expect, test } from 'vitest'
import { table } from '../testing/index.ts'
import { raceForecast, teamForecast } from './race-forecast.ts'
import { seen } from './testing/seen.ts'

describe('race forecast', () => {
  test('AE-5.53 AE-5.56 step by step, with skipped cars and the finish line', () => {
    const position = table().raceCar('purple', 11).raceCar('yellow', 12).raceCar('blue', 2)
    const forecast = raceForecast(seen(position), 0, 3)
    expect(forecast.path).toEqual([
      { space: 12, step: null, skipped: { car: 1, rule: 'AE-5.53' }, lap: false },
      { space: 1, step: 1, skipped: null, lap: true },
      { space: 2, step: null, skipped: { car: 3, rule: 'AE-5.53' }, lap: false },
      { space: 3, step: 2, skipped: null, lap: false },
      { space: 4, step: 3, skipped: null, lap: false },
    ])
    expect(forecast).toMatchObject({ to: 4, laps: 1, achievements: ['lap1'] })
    expect(forecast.after.points[0]).toEqual({ seat: 0, place: 7, laps: 1 })
  })

  test('AE-13.7 neutral cars are skipped too', () => {
    expect(raceForecast(seen(table({ seats: 2 })), 0, 3).path[2]).toMatchObject({
      skipped: { car: 'neutral', rule: 'AE-13.7' },
    })
  })

  test('AE-5.48 AE-5.50 every number of joining workers, and how many the next bonus requires', () => {
    const position = table().raceEngine('purple', 2).team('purple', 1).canteen('purple', 3)
    const forecast = teamForecast(seen(position), 0)
    expect(forecast.map(({ workers, bonus, toNextBonus, race }) => [workers, bonus, toNextBonus, race.to])).toEqual([
      [0, 1, 2, 3],
      [1, 1, 1, 3],
      [2, 2, 3, 4],
      [3, 2, 2, 4],
    ])
  })

  test('AE-5.53 rivals who would skip over the new space are listed', () => {
    const position = table().raceCar('yellow', 2).raceEngine('yellow', 3).raceEngine('purple', 4)
    expect(raceForecast(seen(position), 0).helps).toEqual([1])
  })
})
