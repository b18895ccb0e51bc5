import { describe, expect, test } from 'vitest'
import { body, engine, table } from '../testing/index.ts'
import { achievementForecast } from './achievement-forecast.ts'
import { chainForecast } from './chain-forecast.ts'
import { freePlayForecast } from './free-play-forecast.ts'
import { halfBuilt, priceForecast } from './price-forecast.ts'
import { roundEndForecast } from './round-end-forecast.ts'
import { seen } from './testing/seen.ts'
import { tileGains } from './tile-gains.ts'

describe('the chain', () => {
  test('AE-4.7 AE-4.8 each tile with the chain after it and who moves before', () => {
    const forecast = chainForecast(seen(table().chain('p T1 y T2 o b')), 0)
    if (forecast.kind !== 'choosing') throw new Error(forecast.kind)
    const [near, far] = forecast.tiles
    expect(near).toMatchObject({ tile: 'T1', again: true, next: 0, wraps: [] })
    expect(far).toMatchObject({ tile: 'T2', again: false, next: 1, wraps: ['T1'] })
    expect(chainForecast(seen(table().chain('p T1 y o b')), 1)).toMatchObject({
      kind: 'waiting',
      rivals: [{ seat: 0, atLeast: 1, atMost: 2 }, { seat: 2 }, { seat: 3 }],
    })
  })
})

describe('price forecast of a car', () => {
  test('AE-9.6 AE-3.12 the result at each price', () => {
    const position = table().cars(5).buyers('body').workshop('purple', body(4), engine(2))
    const forecast = priceForecast(seen(position.placing()), 0, { body: 4, engine: 2, workers: 1, salesperson: false })
    expect(forecast?.prices.map(({ price, fate, endsRound }) => [price, fate.paid, endsRound])).toEqual([
      [1, 1, true],
      [2, 2, true],
      [3, 3, true],
    ])
  })

  test('AE-9.13 for each price, the result with an applicable marker is included', () => {
    const position = table().buyers('body').car('yellow', 'b4 e1 $2').workshop('purple', body(3), engine(1))
    const draft = { body: 3, engine: 1, workers: 1, salesperson: false }
    const plain = priceForecast(seen(position.placing()), 0, draft)
    expect(plain?.prices.map(({ fate, marked }) => [fate.paid, marked])).toEqual(
      plain?.prices.map(() => [0, undefined]),
    )
    const owner = position.engineers('purple', 'christie').placing()
    const marked = priceForecast(seen(owner), 0, draft)
    for (const { price, fate, marked: best } of marked?.prices ?? []) {
      expect([price, fate.paid]).toEqual([price, 0])
      // Below the rival's price an equal body is enough.
      const marker = price < 2 ? 'christie1' : 'christie2'
      expect(best).toMatchObject({ marker, fate: { paid: price } })
    }
    // A player who declined a marker does not get the marker forecast again.
    expect(priceForecast(seen(owner), 0, { ...draft, marker: null })?.prices[0]?.marked).toBeUndefined()
  })

  test('AE-7.23 an achievement that the car wins counts for Dodge', () => {
    const position = table().achievements('purple', 'lap1').car('purple', '$10').track('purple', 'dodge')
    const draft = { body: 1, engine: 1, workers: 1, salesperson: false }
    const forecast = priceForecast(seen(position.placing()), 0, draft)
    expect(forecast?.prices[0]?.fate.sales).toMatchObject([{ kind: 'invests', investor: 'dodge' }])
  })

  test('a car under construction is continued from its current decision', () => {
    const step = { name: 'priceCar', body: 1, engine: 1, workers: 2, salesperson: false } as const
    const view = seen(table().steps('purple', { name: 'placing' }, step))
    expect(halfBuilt(view, 0)).toEqual({ body: 1, engine: 1, workers: 2, salesperson: false })
    expect(priceForecast(view, 0)?.prices).toHaveLength(8)
    expect(priceForecast(view, 1)).toBeNull()
  })
})

describe('free plays', () => {
  test('AE-4.16 AE-9.14 what can still be used this turn, and which step a marker counts for', () => {
    const position = table().investors('purple', 'ford').engineers('purple', 'packard', 'winton').buyers('body')
    const forecast = freePlayForecast(seen(position.car('purple', '$5')), 0)
    expect(forecast).toMatchObject({
      now: true,
      productionTokens: ['ford'],
      markers: ['packard2', 'packard4'],
      markerOf: { action: 'free', placing: 'free' },
      countsFor: 'action',
    })
    expect(forecast?.moves).toHaveLength(3)
    expect(freePlayForecast(seen(position.doing('buyer')), 1)).toBeNull()
  })
})

describe('the end of the round', () => {
  test('AE-3.12 AE-3.13 how close it is, and who could end it', () => {
    const position = table().cars(5).buyers('body', 'engine', 'luxury', 'price').marketMarker(3)
    const forecast = roundEndForecast(seen(position.workshop('purple', body(1)).workshop('blue', body(1), engine(1))))
    expect(forecast.cars).toEqual({ offered: 5, spaces: 6, missing: 1 })
    expect(forecast.buyers).toMatchObject({ markerSteps: 1, actionsMissing: 1, tiles: ['T7', 'T11'] })
    const purple = forecast.seats[0]
    expect(purple?.couldPlaceCar).toBe(false)
    expect(purple?.ends).toEqual([
      { cause: 'market', tile: 'T4', rule: 'AE-3.12' },
      { cause: 'marker', tile: 'T7', rule: 'AE-3.13' },
      { cause: 'market', tile: 'T10', rule: 'AE-3.12' },
      { cause: 'marker', tile: 'T11', rule: 'AE-3.13' },
      { cause: 'market', tile: 'T11', rule: 'AE-3.12' },
    ])
    expect(forecast.seats[3]?.ends.filter(({ cause }) => cause === 'market')).toHaveLength(11)
  })

  test('AE-3.14 past events are final', () => {
    expect(roundEndForecast(seen(table().cars(6).placing())).sealed).toEqual(['market'])
  })
})

describe('gains', () => {
  test('AE-5.32 AE-4.14 the gains of every action of a tile, including choices', () => {
    const view = seen(table().display('king', 'hire3').supply('purple', 3))
    const [recruit] = tileGains(view, 0, 'T6').actions
    expect(recruit?.outcome.next?.rule).toBe('AE-5.32')
    const gains = recruit?.outcome.next?.options.map(({ move, outcome }) => [
      'tile' in move ? move.tile : move.kind,
      outcome.gains.map(({ kind }) => kind),
    ])
    expect(gains).toEqual([
      ['king', ['recruited']],
      ['hire3', ['recruited', 'workersHired', 'achievementWon', 'pointsGained']],
      ['recruitWorkers', ['workersHired']],
      ['recruitRace', ['carDrove']],
    ])
    const none = seen(table().supply('purple', 0).achievementsGone('workers'))
    expect(tileGains(none, 0, 'T1').actions).toMatchObject([{ action: 'hire', skipped: 'AE-5.31' }])
  })
})

describe('achievements', () => {
  test('AE-11.6 AE-11.9 AE-11.10 AE-11.15 AE-11.16 the distance to each one', () => {
    const position = table()
      .raceCar('purple', 10)
      .raceEngine('purple', 2)
      .levels('purple', 2, 3)
      .display('king', 'takeBody3')
    const near = new Map(achievementForecast(seen(position.car('purple')), 0).map((each) => [each.achievement, each]))
    expect(near.get('lap1')).toMatchObject({ needs: 'laps', missing: 1, steps: 3, drives: 2, rule: 'AE-11.6' })
    expect(near.get('market')).toMatchObject({ needs: 'cars', missing: 1 })
    expect(near.get('body3')).toMatchObject({ needs: 'part', level: 2, missing: 1, benefits: ['takeBody3'] })
    expect(near.get('workers')).toMatchObject({ needs: 'workers', missing: 7 })
    expect(near.get('engineers')).toMatchObject({ needs: 'engineers', missing: 3, display: ['king'] })
  })

  test('AE-11.8 AE-6.40 the second buyer of a kind, by an action or with Buick', () => {
    const position = table().engineers('purple', 'buick').buyers('engine')
    const forecast = achievementForecast(seen(position), 0).find(({ achievement }) => achievement === 'buyer')
    expect(forecast).toMatchObject({ needs: 'secondBuyer', preferences: ['engine'], actions: 1, buick: true })
  })
})
