import type { Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { familyYardstick, type MeasuredEdition } from './quality.ts'

interface OfferedCar {
  readonly owner: Seat
  readonly price: number
  readonly workers: number
  readonly body: number
  /** How often it can be sold. */
  readonly stock: number
}

interface TinyMarket {
  readonly cars: readonly OfferedCar[]
  readonly buyers: readonly string[]
}

const preferences = ['body', 'engine', 'luxury', 'price']
const prices = [3, 5, 8, 10, 12]

const tiny: MeasuredEdition<TinyMarket, OfferedCar> = {
  preferences,
  market: ({ cars }) => cars,
  freePrices: ({ cars }) => prices.filter((price) => !cars.some((car) => car.price === price)),
  buyers: ({ buyers }) => buyers.length,
  isLastCar: ({ cars }) => cars.length === 2,
  canteens: () => [],
  fill(fastMarket, { buyers }, cars) {
    fastMarket.clear()
    for (const { stock, workers, ...car } of cars) fastMarket.place({ ...car, luxury: workers, engine: 1 }, stock)
    for (const buyer of buyers) fastMarket.addBuyer(preferences.indexOf(buyer), 0)
  },
  leastCrewed: (car) => ({ ...car, workers: 1 }),
  unmarked: () => undefined,
  figures: {},
  figuresAt: () => ({}),
}

const wrong = 'such self-undercuts that looked wrong at once a game'
const undercut = 'self-undercuts with the dearer car unsold a game'
const costly = 'such self-undercuts whose later car cost its owner money a game'
const ended = 'such self-undercuts by the car that filled the market a game'
const extra = 'extra workers that won nothing a game'
const useless = 'such extra workers that looked useless at once a game'

/** Cars are placed one after the other while these buyers are there; then the round is scored. */
function figuresOf(cars: readonly OfferedCar[], buyers: readonly string[], sold: object[]) {
  const watch = familyYardstick(tiny).watch(2)
  const step = (before: TinyMarket, events: readonly object[]) =>
    watch.saw({ before, after: before, seat: 0, move: {}, events })
  for (const [index, car] of cars.entries())
    step({ cars: cars.slice(0, index), buyers }, [{ kind: 'carPlaced', seat: car.owner, car }])
  step({ cars, buyers: buyers }, sold)
  const figures = watch.figures({ cars, buyers })
  return (name: string) => figures[name]?.sum
}

function carOf(owner: Seat, body: number, price: number, workers = 1, stock = 1): OfferedCar {
  return { owner, body, price, workers, stock }
}

test('workers of a car that is sold twice are not wasted if one of the buyers looks at them', () => {
  const car = carOf(0, 3, 8, 3, 2)
  const rival = carOf(1, 2, 5)
  const sold = ['body', 'luxury'].map((preference) => ({ kind: 'carSold', preference, car, rivals: [], paid: 8 }))
  const unsold = { kind: 'carUnsold', car: rival }
  expect(figuresOf([rival, car], ['body', 'luxury'], [...sold, unsold])(extra)).toBe(0)
})

test('workers are wasted if nobody looks at them, and that could be seen only while nobody did', () => {
  const car = carOf(0, 3, 8, 3)
  const rival = carOf(1, 2, 5)
  const outbid = carOf(1, 2, 10, 4)
  const sold = [{ kind: 'carSold', preference: 'body', car, rivals: [], paid: 8 }]
  const hoped = figuresOf([rival, car], ['body'], sold)
  expect([hoped(extra), hoped(useless)]).toEqual([2, 2])
  const unsold = [
    { kind: 'carUnsold', car },
    { kind: 'carUnsold', car: rival },
  ]
  const bid = figuresOf(
    [rival, car, outbid],
    ['luxury'],
    [...unsold, { ...sold[0], car: outbid, preference: 'luxury' }],
  )
  expect([bid(extra), bid(useless)]).toEqual([2, 0])
})

test('a car that undercuts an own one looks wrong unless it was to be sold beside it', () => {
  const cheap = carOf(0, 3, 5)
  const dear = carOf(0, 3, 12)
  const sold = [
    { kind: 'carSold', preference: 'body', car: cheap, rivals: [dear], paid: 5 },
    { kind: 'carUnsold', car: dear },
  ]
  const silly = figuresOf([dear, cheap], ['body'], sold)
  expect([silly(undercut), silly(wrong), silly(costly)]).toEqual([1, 1, 1])
  // The same cars the other way round: the dear one found no buyer, and took nothing from the cheap one.
  const hopeful = figuresOf([cheap, dear], ['body'], sold)
  expect([hopeful(undercut), hopeful(costly)]).toEqual([1, 0])
  // Two buyers of body were there; one has left since.
  const unlucky = figuresOf([cheap, dear], ['body', 'body'], sold)
  expect([unlucky(undercut), unlucky(wrong)]).toEqual([1, 0])
})

test('a car that fills the market ends the round, so its undercut is counted separately', () => {
  const rival = carOf(1, 2, 10)
  const dear = carOf(0, 3, 12)
  const last = carOf(0, 3, 8)
  const sold = [
    { kind: 'carSold', preference: 'body', car: last, rivals: [dear, rival], paid: 8 },
    { kind: 'carUnsold', car: dear },
    { kind: 'carUnsold', car: rival },
  ]
  const figures = figuresOf([rival, dear, last], ['body'], sold)
  expect([figures(undercut), figures(wrong), figures(ended)]).toEqual([1, 0, 1])
})
