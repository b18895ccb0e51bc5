import { expect, test } from 'vitest'
import { runnerUp } from './sales-play.ts'

const cars = [
  { price: 4, engine: 2 },
  { price: 6, engine: 4 },
  { price: 8, engine: 4 },
]
const offerOf = (car: (typeof cars)[number]) => ({ ...car, body: 1, prestige: 1 })
const sale = (price: number, value: number, stays = false) =>
  ({ preference: 'engine', car: { price }, value, stays }) as const

test('the second choice of a buyer is the best of the remaining cars', () => {
  expect(runnerUp(cars, [sale(6, 4)], offerOf)).toMatchObject({ car: cars[2], value: 4, tied: true })
  expect(runnerUp(cars, [sale(6, 4), sale(8, 4)], offerOf)).toMatchObject({ car: cars[0], value: 2, tied: false })
  expect(runnerUp(cars, [sale(6, 4), sale(8, 4), sale(4, 2)], offerOf)).toBeUndefined()
})

test('a car that stays on the market is the second choice of the next buyer, and never of its own', () => {
  expect(runnerUp(cars, [sale(6, 4, true)], offerOf)).toMatchObject({ car: cars[2] })
  expect(runnerUp(cars, [sale(6, 4, true), sale(8, 4)], offerOf)).toMatchObject({ car: cars[1], tied: true })
})
