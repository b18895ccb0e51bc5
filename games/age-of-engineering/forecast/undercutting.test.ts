import { describe, expect, test } from 'vitest'
import { body, engine, type Position, table } from '../testing/index.ts'
import { seen } from './testing/seen.ts'
import { type Undercutter, undercutForecast } from './undercutting.ts'

const [purple, yellow, orange] = [0, 1, 2] as const
const draft = { body: 3, engine: 3, workers: 1, salesperson: false }

function rivalsAt(position: Position, price: number, change: Partial<typeof draft> = {}): readonly Undercutter[] {
  const forecast = undercutForecast(seen(position.placing(), 'purple'), purple, { ...draft, ...change })
  const outcome = forecast?.find((each) => each.price === price)
  if (!outcome) throw new RangeError(`Price ${price} is not available.`)
  return outcome.rivals
}

describe('rivals who can undercut a car', () => {
  const rivals = () =>
    table()
      .buyers('engine')
      .workshop('yellow', body(1), engine(3))
      .workshop('orange', body(1), engine(2))
      .workshop('blue', body(3), body(4))

  test('AE-10.16 a rival with body, engine, crew and a cheaper price; the threat is the car that would take the sale', () => {
    const cheaper = [1, 2, 3]
    expect(rivalsAt(rivals(), 5)).toMatchObject([
      {
        seat: yellow,
        cheaper,
        threat: { kind: 'placed', car: { owner: yellow, body: 1, engine: 3, price: 3 }, leaves: 0, brings: 3 },
      },
      { seat: orange, cheaper, threat: null },
    ])
  })

  test('nobody below the lowest price, nor without a crew', () => {
    expect(rivalsAt(rivals(), 1)).toEqual([])
    expect(rivalsAt(rivals().canteen('yellow', 0), 5).map(({ seat }) => seat)).toEqual([orange])
  })

  test('AE-3.12 nobody if the car ends the round', () => {
    const full = table().buyers('engine').workshop('yellow', body(1), engine(3)).cars(5)
    expect(rivalsAt(full, 3, { engine: 7 })).toEqual([])
  })

  test('an unsold car has nothing to lose', () => {
    expect(rivalsAt(rivals().car('blue', 'e7'), 5)).toEqual([])
  })

  test('AE-10.11 two buyers of a kind leave room for two cars', () => {
    expect(rivalsAt(rivals().buyers('engine', 'engine'), 5).map(({ threat }) => threat)).toEqual([null, null])
  })

  test('AE-6.6 a rival may use a marker on the car', () => {
    const [, threatening] = rivalsAt(rivals().engineers('orange', 'winton'), 5)
    expect(threatening).toMatchObject({ seat: orange, threat: { car: { engine: 2, marker: 'winton1', price: 3 } } })
  })

  test('AE-6.15 Kettering may lower the price of a placed car', () => {
    const position = table().buyers('engine').engineers('yellow', 'kettering').car('yellow', 'e3 $9')
    expect(rivalsAt(position, 8)).toMatchObject([
      { seat: yellow, threat: { kind: 'changed', car: { engine: 3, price: 6 }, leaves: 0, brings: 6 } },
    ])
  })

  test('AE-7.13 an investor takes the cheapest fitting car, so a rival can undercut it too', () => {
    const position = table().track('purple', 'ford').workshop('yellow', body(1), engine(3))
    expect(rivalsAt(position, 5)).toMatchObject([{ seat: yellow, threat: { car: { price: 3 }, leaves: 0, brings: 3 } }])
  })

  test('AE-7.23 an achievement that the rival’s car wins counts for Dodge', () => {
    const position = table()
      .achievements('purple', 'lap1', 'body3')
      .achievements('yellow', 'engine4')
      .car('yellow', '$10')
      .track('purple', 'dodge')
      .workshop('yellow', body(1), engine(1))
    expect(rivalsAt(position, 5)).toMatchObject([{ seat: yellow, threat: { leaves: 0, brings: 3 } }])
  })
})
