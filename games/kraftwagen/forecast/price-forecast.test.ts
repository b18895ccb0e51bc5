import { describe, expect, test } from 'vitest'
import { at, body, engine, table } from '../testing/index.ts'
import { halfBuilt, type PriceForecast, priceForecast } from './price-forecast.ts'
import { blue, green, red, seen } from './testing/seen.ts'

const car = { body: 3, engine: 3, workers: 1, marker: null }

function fates(forecast: PriceForecast | null): Record<number, string> {
  return Object.fromEntries(
    forecast!.prices.map(({ price, fate }) => [price, fate.kind === 'sold' ? `${fate.preference} ${fate.paid}` : '-']),
  )
}

function rivalsAt(forecast: PriceForecast | null, price: number) {
  return forecast!.prices.find((each) => each.price === price)!.rivals
}

describe('the price rail', () => {
  const market = () =>
    table()
      .buyers('engine', 'price')
      .car('blue', { body: 2, engine: 3, price: 6 })
      .car('green', { body: 1, engine: 2, price: 8 })

  test('for each marker left: which buyer takes the car and what he pays', () => {
    expect(fates(priceForecast(seen(market(), 'red'), red, car))).toEqual({
      1: 'engine 1',
      2: 'engine 2',
      3: 'engine 3',
      5: 'engine 5',
      9: '-',
      10: '-',
    })
  })

  test('an unsold car says why', () => {
    const forecast = priceForecast(seen(market()), red, car)
    expect(forecast!.prices.at(-1)!.fate).toMatchObject({
      kind: 'unsold',
      car: { owner: red, price: 10 },
      lost: [
        { preference: 'engine', to: { owner: blue }, on: 'price', by: 4, rule: 'KW-9.18' },
        { preference: 'price', to: { owner: green }, on: 'value', by: 2, rule: 'KW-9.16' },
      ],
    })
  })

  test('the highest price that still sells, for each buyer', () => {
    expect(priceForecast(seen(market()), red, car)!.limits).toEqual([
      { buyer: 0, preference: 'engine', highest: { price: 5, paid: 5 } },
      { buyer: 1, preference: 'price', highest: null },
    ])
    expect(priceForecast(seen(market()), red, { ...car, engine: 1 })!.limits).toEqual([
      { buyer: 0, preference: 'engine', highest: null },
      { buyer: 1, preference: 'price', highest: { price: 5, paid: 10 } },
    ])
  })

  test('KW-6.37 a marker on the car counts', () => {
    const view = seen(market().engineers('red', 'horch'), 'red')
    expect(priceForecast(view, red, { ...car, marker: 'horch1' })!.limits[0]?.highest).toEqual({ price: 10, paid: 10 })
  })

  test('KW-6.31 Opel of the seller counts', () => {
    const view = seen(market().engineers('red', 'opel'))
    expect(priceForecast(view, red, { ...car, engine: 1 })!.limits[1]?.highest).toEqual({ price: 5, paid: 15 })
  })
})

describe('the car under construction', () => {
  const building = () =>
    at(table().workshop('red', body(3), engine(4)).canteen('red', 3).buyers('prestige').placingACar()).placeCar(3, 4)

  test('completes omitted fields of the draft', () => {
    const game = building().crewCar(2)
    expect(halfBuilt(game.state, red)).toEqual({ body: 3, engine: 4, workers: 2 })
    const forecast = priceForecast(seen(game.state, 'red'), red)
    expect(forecast?.draft).toEqual({ body: 3, engine: 4, workers: 2, marker: null })
    expect(forecast?.limits[0]?.highest).toEqual({ price: 10, paid: 10 })
  })

  test('needs its workers before there is anything to foresee', () => {
    const view = seen(building().state, 'red')
    expect(priceForecast(view, red)).toBeNull()
    expect(priceForecast(view, red, { workers: 3 })?.draft).toEqual({ body: 3, engine: 4, workers: 3, marker: null })
  })

  test('is nobody else’s', () => {
    expect(halfBuilt(building().crewCar(2).state, blue)).toEqual({})
    expect(priceForecast(seen(table()), red)).toBeNull()
  })
})

describe('rivals who can undercut a car', () => {
  const rivals = () =>
    table()
      .buyers('engine')
      .workshop('blue', body(1), engine(3))
      .workshop('green', body(1), engine(2))
      .workshop('yellow', body(3), body(4))

  test('a rival with body, engine, worker and a cheaper marker; the threat is the car that would take the sale', () => {
    const forecast = priceForecast(seen(rivals(), 'red'), red, car)
    expect(rivalsAt(forecast, 5)).toEqual([
      {
        seat: blue,
        cheaper: [1, 2, 3],
        threat: {
          kind: 'placed',
          car: { owner: blue, body: 1, engine: 3, workers: 1, price: 3, engineerMarker: null },
          leaves: 0,
          brings: 3,
        },
      },
      { seat: green, cheaper: [1, 2, 3], threat: null },
    ])
  })

  test('nobody below the cheapest marker', () => {
    expect(rivalsAt(priceForecast(seen(rivals()), red, car), 1)).toEqual([])
  })

  test('nobody without a worker in the canteen', () => {
    const forecast = priceForecast(seen(rivals().canteen('blue', 0)), red, car)
    expect(rivalsAt(forecast, 5).map(({ seat }) => seat)).toEqual([green])
  })

  test('KW-3.13 nobody if the car ends the round', () => {
    const forecast = priceForecast(seen(rivals().cars(5, 'yellow')), red, { ...car, engine: 7 })
    expect(forecast!.prices.every(({ endsRound, rivals }) => endsRound && rivals.length === 0)).toBe(true)
  })

  test('an unsold car has nothing to lose', () => {
    const forecast = priceForecast(seen(rivals().car('yellow', { engine: 7 })), red, car)
    expect(forecast!.prices.flatMap((price) => price.rivals)).toEqual([])
  })

  test('a rival may put a marker on his car', () => {
    const forecast = priceForecast(seen(rivals().engineers('green', 'horch')), red, car)
    expect(rivalsAt(forecast, 5)[1]).toMatchObject({
      seat: green,
      threat: { car: { engineerMarker: 'horch1', price: 3 } },
    })
  })

  test('KW-6.83 Diesel may lower the price of a car that is already there', () => {
    const position = table().buyers('engine').engineers('blue', 'diesel').car('blue', { engine: 3, price: 10 })
    const forecast = priceForecast(seen(position.workshop('red', body(3), engine(3))), red, car)
    expect(rivalsAt(forecast, 9)).toMatchObject([
      { seat: blue, threat: { kind: 'changed', change: 'price', to: 8, leaves: 0, brings: 8 } },
    ])
  })

  test('two buyers of a kind leave room for two cars', () => {
    const forecast = priceForecast(seen(rivals().buyers('engine', 'engine')), red, car)
    expect(rivalsAt(forecast, 5).map(({ threat }) => threat)).toEqual([null, null])
  })
})
