import { describe, expect, test } from 'vitest'
import { table } from '../testing/index.ts'
import { investorForecast } from './investor-forecast.ts'
import { salesForecast } from './sales-forecast.ts'
import { seen } from './testing/seen.ts'

const example = () =>
  table()
    .engineers('purple', 'riker')
    .car('orange', 'b3 e3 w4 $6')
    .car('purple', 'b4 e4 w1+S $8 T1')
    .car('yellow', 'b3 e4 w3 $9')
    .car('blue', 'b5 e3 w2 $10')
    .buyers('luxury', 'engine', 'body', 'engine')
    .track('purple', 'leland')

describe('complete sales forecast', () => {
  test('AE-10.16 AE-10.22 each customer with the car, the reason and what is paid', () => {
    const { purchases, earned } = salesForecast(seen(example()))
    expect(purchases).toMatchObject([
      { kind: 'buys', preference: 'luxury', car: { price: 6 }, rule: 'AE-10.16', tied: [{ price: 8 }], paid: 6 },
      { kind: 'buys', preference: 'engine', car: { price: 8 }, rule: 'AE-10.16', tokens: 1, stays: true, paid: 8 },
      { kind: 'buys', preference: 'body', car: { price: 10 }, rule: 'AE-10.12', runnerUp: { car: { price: 8 } } },
      { kind: 'buys', preference: 'engine', car: { price: 8 }, tokens: 0, stays: false },
      { kind: 'invests', investor: 'leland', car: { price: 9 }, rule: 'AE-7.19', paid: 9 },
    ])
    expect(earned).toEqual([16, 9, 6, 10])
  })

  test('AE-10.33 every car with its sales and with the buyers it lost', () => {
    const { fates } = salesForecast(seen(example()))
    expect(fates.map(({ paid, unsold, sales }) => [paid, unsold, sales.length])).toEqual([
      [6, false, 1],
      [16, false, 2],
      [9, false, 1],
      [10, false, 1],
    ])
    expect(fates[1]?.lost[0]).toEqual({
      buyer: 0,
      preference: 'luxury',
      to: fates[0]?.car,
      on: 'price',
      by: 2,
      rule: 'AE-10.16',
    })
  })

  test('AE-6.35 AE-6.21 Brayton and Packard are in the sum', () => {
    const position = table().engineers('orange', 'brayton').engineers('purple', 'packard').car('orange', '$3')
    expect(salesForecast(seen(position.buyers('price+4'))).purchases).toMatchObject([
      { times: 3, timesRule: 'AE-10.20', bonus: 4, paid: 13 },
    ])
  })

  test('AE-6.36 AE-6.39 AE-6.40 the possible effects of Buick, one variant per preference', () => {
    const position = table().engineers('yellow', 'buick').car('blue', '$9').car('yellow', '$3').buyers('body')
    const { buick, earned } = salesForecast(seen(position))
    expect(earned).toEqual([0, 3, 0, 0])
    expect(buick?.owner).toBe(1)
    expect(
      buick?.variants.map(({ preference, collects, achievements }) => [preference, collects, achievements]),
    ).toEqual([
      ['body', 0, ['buyer']],
      ['engine', 1, []],
      ['luxury', 1, []],
      ['price', 1, []],
    ])
    expect(buick?.variants[3]?.outcome.earned).toEqual([0, 3, 0, 18])
  })

  test('AE-7.14 an investor without a fitting car: what each car lacks', () => {
    const position = table().car('purple', 'e2 $5').car('blue', 'e1 $6').track('purple', 'ford')
    expect(salesForecast(seen(position)).purchases).toMatchObject([
      {
        kind: 'declines',
        investor: 'ford',
        rule: 'AE-7.14',
        fitting: [
          { wants: 'engine', has: 2, least: 3, missing: 1 },
          { wants: 'engine', has: 1, least: 3, missing: 2 },
        ],
      },
    ])
  })

  test('AE-12.7 hidden totals are not needed', () => {
    const hidden = table({ options: { scoreVisibility: 'hidden' } })
      .car('purple', '$5')
      .buyers('body')
    expect(salesForecast(seen(hidden)).earned[0]).toBe(5)
  })
})

describe('investors in front of a company', () => {
  test('AE-7.2 AE-7.13 the result of each token on each own car, and what would change it', () => {
    const position = table().investors('purple', 'dodge').achievements('purple', 'lap1').car('purple', '$5')
    const [dodge] = investorForecast(seen(position.car('blue', '$6').buyers('body')), 0)
    expect(dodge).toMatchObject({
      investor: 'dodge',
      rule: 'AE-7.23',
      fitting: [
        { wants: 'achievements', has: 1, least: 2, missing: 1 },
        { wants: 'achievements', has: 0, least: 2, missing: 2 },
      ],
    })
    expect(dodge?.uses).toMatchObject([{ car: { price: 5 }, purchase: { kind: 'declines' }, gain: 0 }])
  })

  test('AE-10.23 a token that sells the car twice earns its price again', () => {
    const position = table().investors('purple', 'durant').car('purple', '$5').buyers('body')
    const [durant] = investorForecast(seen(position), 0)
    expect(durant?.uses).toMatchObject([{ purchase: { kind: 'invests', paid: 5 }, gain: 5 }])
  })
})
