import { describe, expect, test } from 'vitest'
import { at, table } from '../testing/index.ts'
import type { Buying, MarketOutcome } from './market-outcome.ts'
import { salesForecast } from './sales-forecast.ts'
import { blue, green, red, seen, yellow } from './testing/seen.ts'

/** Each purchase as "preference price", or nothing where a buyer leaves. */
function bought({ purchases }: MarketOutcome): string[] {
  return purchases.map((purchase) =>
    purchase.kind === 'buys' ? `${purchase.preference} ${purchase.car.price}` : purchase.preference,
  )
}

function buying({ purchases }: MarketOutcome, buyer: number): Buying {
  const purchase = purchases[buyer]
  if (purchase?.kind !== 'buys') throw new Error('This buyer buys nothing.')
  return purchase
}

describe('if sales happened now', () => {
  const dixi = table()
    .round(2)
    .buyers('prestige', 'body', 'engine')
    .car('blue', { body: 3, engine: 5, workers: 3, price: 11 })
    .car('green', { body: 3, engine: 3, price: 6 })
    .car('red', { body: 3, engine: 4, workers: 2, price: 8 })
    .car('yellow', { body: 2, engine: 2, price: 9 })

  test('KW-EX-9 each buyer in order takes the car that suits him best', () => {
    const forecast = salesForecast(seen(dixi))
    expect(bought(forecast)).toEqual(['prestige 11', 'body 6', 'engine 8'])
    expect(forecast.earned).toEqual([8, 11, 6, 0])
    expect(forecast.benz).toBeNull()
  })

  test('KW-9.18 a purchase says what decided it, which cars tied, and who would be next', () => {
    const forecast = salesForecast(seen(dixi))
    expect(buying(forecast, 0)).toMatchObject({
      value: 3,
      tied: [],
      rule: 'KW-9.15',
      runnerUp: { car: { price: 8 }, value: 2 },
    })
    expect(buying(forecast, 1)).toMatchObject({
      car: { owner: green, price: 6 },
      value: 3,
      tied: [{ owner: red, price: 8 }],
      runnerUp: { car: { price: 8 }, value: 3 },
      rule: 'KW-9.18',
    })
    expect(buying(forecast, 2)).toMatchObject({ value: 4, rule: 'KW-9.14', runnerUp: { car: { price: 9 }, value: 2 } })
  })

  test('an unsold car says what it lost by to each buyer', () => {
    const { fates } = salesForecast(seen(dixi, 'yellow'))
    expect(fates.map(({ kind }) => kind)).toEqual(['sold', 'sold', 'sold', 'unsold'])
    expect(fates[3]).toMatchObject({
      car: { owner: yellow },
      rule: 'KW-9.32',
      lost: [
        { buyer: 0, preference: 'prestige', to: { price: 11 }, on: 'value', by: 2, rule: 'KW-9.15' },
        { buyer: 1, preference: 'body', to: { price: 6 }, on: 'value', by: 1, rule: 'KW-9.13' },
        { buyer: 2, preference: 'engine', to: { price: 8 }, on: 'value', by: 2, rule: 'KW-9.14' },
      ],
    })
  })

  test('a sold car says what it lost by to the buyers before', () => {
    const { fates } = salesForecast(seen(dixi))
    expect(fates[2]).toMatchObject({
      kind: 'sold',
      buyer: 2,
      value: 4,
      paid: 8,
      lost: [
        { buyer: 0, on: 'value', by: 1, rule: 'KW-9.15' },
        { buyer: 1, on: 'price', by: 2, rule: 'KW-9.18' },
      ],
    })
  })

  test('KW-EX-39 a marker of Maybach counts', () => {
    const market = (body: number) =>
      table()
        .round(3)
        .buyers('body')
        .car('red', { body, price: 12, marker: 'maybach2' })
        .car('blue', { body: 7, price: 10 })
    expect(bought(salesForecast(seen(market(6))))).toEqual(['body 12'])
    expect(bought(salesForecast(seen(market(5))))).toEqual(['body 10'])
  })

  test('KW-EX-40 a price buyer pays twice, with Opel three times, and a Daimler marker once', () => {
    const market = table().car('red', { price: 5 }).car('blue', { price: 6 })
    expect(buying(salesForecast(seen(market.buyers('price'))), 0)).toMatchObject({
      value: 5,
      times: 2,
      timesRule: 'KW-9.23',
      bonus: 0,
      paid: 10,
      rule: 'KW-9.16',
    })
    expect(buying(salesForecast(seen(market.buyers('price+4').engineers('red', 'opel'))), 0)).toMatchObject({
      times: 3,
      timesRule: 'KW-6.31',
      bonus: 4,
      paid: 19,
    })
  })

  test('a price buyer passes dearer cars over by their price', () => {
    const { fates } = salesForecast(seen(table().buyers('price').car('red', { price: 5 }).car('blue', { price: 8 })))
    expect(fates[1]).toMatchObject({ lost: [{ preference: 'price', on: 'value', by: 3, rule: 'KW-9.16' }] })
  })

  test('KW-EX-43 a buyer who finds no car leaves, and the last car has no runner-up', () => {
    const forecast = salesForecast(
      seen(
        table()
          .buyers('price', 'engine', 'body', 'prestige')
          .car('red', { engine: 2, price: 3 })
          .car('blue', { body: 2, price: 5 }),
      ),
    )
    expect(bought(forecast)).toEqual(['price 3', 'engine 5', 'body', 'prestige'])
    expect(buying(forecast, 1)).toMatchObject({ runnerUp: null, rule: 'KW-9.20' })
    expect(forecast.purchases[3]).toEqual({ kind: 'leaves', buyer: 3, preference: 'prestige', rule: 'KW-9.21' })
  })

  test('without buyers every car stays unsold, and no buyer is to blame', () => {
    expect(salesForecast(seen(table().cars(2))).fates).toMatchObject([
      { kind: 'unsold', lost: [] },
      { kind: 'unsold', lost: [] },
    ])
  })

  test('without cars there is no forecast', () => {
    expect(salesForecast(seen(table()))).toEqual({ purchases: [], fates: [], earned: [0, 0, 0, 0], benz: null })
  })
})

describe('with the marker of Benz', () => {
  const benz = () =>
    table()
      .buyers('engine', 'prestige', 'body')
      .stackMoney({ price: 1 })
      .engineers('blue', 'benz')
      .car('red', { body: 2, engine: 2, price: 6 })
      .car('blue', { engine: 3, workers: 2, price: 5 })
      .car('green', { body: 2, price: 3 })
      .car('yellow', { workers: 3, price: 9 })
      .car('red', { body: 3, engine: 2, price: 10 })
      .car('blue', { body: 2, engine: 2, workers: 2, price: 8 })

  test('KW-EX-42 each buyer that its owner could add is a variant', () => {
    const { benz: forecast } = salesForecast(seen(benz(), 'green'))
    expect(forecast?.owner).toBe(blue)
    expect(forecast?.variants.map(({ preference }) => preference)).toEqual(['body', 'engine', 'prestige', 'price'])
    const [body, , , price] = forecast!.variants
    expect(body).toMatchObject({ collects: 0, awards: ['buyer'] })
    expect(bought(body!.outcome)).toEqual(['engine 5', 'prestige 9', 'body 10', 'body 3'])
    expect(price).toMatchObject({ collects: 1, awards: [] })
    expect(buying(price!.outcome, 3)).toMatchObject({ car: { owner: green }, paid: 6 })
  })

  test('the sales without it stay in front', () => {
    expect(bought(salesForecast(seen(benz())))).toEqual(['engine 5', 'prestige 9', 'body 10'])
  })

  test('KW-6.48 the money beside the stack may have to stay', () => {
    const forecast = salesForecast(
      seen(
        table({ options: { benzCollectsMoney: false } })
          .engineers('blue', 'benz')
          .stackMoney({ price: 3 }),
      ),
    )
    expect(forecast.benz?.variants.map(({ collects }) => collects)).toEqual([0, 0, 0, 0])
  })

  test('KW-6.46 an empty stack has no buyer to add', () => {
    const forecast = salesForecast(seen(table().engineers('red', 'benz').buyers('body', 'body')))
    expect(forecast.benz?.variants.map(({ preference }) => preference)).toEqual(['engine', 'prestige', 'price'])
  })

  test('a used marker changes nothing any more', () => {
    expect(salesForecast(seen(table().engineers('red', 'benz').markers('red'))).benz).toBeNull()
  })

  test('the forecast is what happens', () => {
    const view = seen(benz().scoring())
    const variant = salesForecast(view).benz!.variants[0]!
    const game = at(benz().scoring()).as('blue').useBenz('body')
    expect(game.emitted('carSold').map(({ preference, price }) => `${preference} ${price}`)).toEqual(
      bought(variant.outcome),
    )
    expect(game.awards('blue')).toEqual(['buyer'])
  })
})
