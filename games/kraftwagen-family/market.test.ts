import { describe, expect, test } from 'vitest'
import { type CarOffer, chooseCar } from './market.ts'

function car(price: number, values: Partial<CarOffer> = {}): CarOffer {
  return { body: 1, engine: 1, prestige: 1, price, ...values }
}

describe('what a buyer takes', () => {
  const cars = [
    car(6, { body: 3, engine: 1, prestige: 2 }),
    car(9, { body: 1, engine: 5, prestige: 1 }),
    car(2, { body: 2, engine: 2, prestige: 4 }),
  ]

  test('KW-9.13 a body buyer takes the best body', () => {
    expect(chooseCar('body', cars)).toEqual({ car: 0, value: 3, undercut: [] })
  })

  test('KW-9.14 an engine buyer takes the best engine', () => {
    expect(chooseCar('engine', cars)).toEqual({ car: 1, value: 5, undercut: [] })
  })

  test('KW-9.15 a prestige buyer takes the car with the most workers', () => {
    expect(chooseCar('prestige', cars)).toEqual({ car: 2, value: 4, undercut: [] })
  })

  test('KW-9.16 a price buyer takes the cheapest car, whatever it is', () => {
    expect(chooseCar('price', cars)).toEqual({ car: 2, value: 2, undercut: [] })
  })

  test('KW-9.18 among equals the cheapest is taken, and the others were undercut', () => {
    const equal = [car(9, { prestige: 3 }), car(8, { prestige: 3 }), car(2, { prestige: 2 }), car(10, { prestige: 3 })]
    expect(chooseCar('prestige', equal)).toEqual({ car: 1, value: 3, undercut: [0, 3] })
  })

  test('KW-9.12 cars that are gone are not looked at', () => {
    expect(chooseCar('body', [null, cars[1] as CarOffer, cars[2] as CarOffer])).toEqual({
      car: 2,
      value: 2,
      undercut: [],
    })
  })

  test('KW-9.20 there is no minimum', () => {
    expect(chooseCar('engine', [car(15, { engine: 1 })])).toMatchObject({ car: 0 })
  })

  test('KW-9.21 only an empty market leaves a buyer without a car', () => {
    expect(chooseCar('price', [])).toBeUndefined()
    expect(chooseCar('price', [null, null])).toBeUndefined()
  })
})
