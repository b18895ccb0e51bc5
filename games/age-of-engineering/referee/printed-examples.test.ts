import { playPart } from '@carriage/kernel/referee/testing'
import { expect, test } from 'vitest'
import { standard, standardOptions } from '../index.ts'
import { perform } from './actions.ts'
import type { RefereedOptions } from './box.ts'
import type { RefereedCar, RefereedCompany } from './pieces.ts'
import { placeCars } from './placing.ts'
import { score } from './scoring.ts'
import { RefereedTable } from './table.ts'
import { putIntoWorkshop, takeEngine } from './works.ts'

/* The printed examples, questions and answers of the book. The referee must reproduce them. */

/** A table in its first round, with the given companies. The first one is Purple. */
function tableOf(
  companies: readonly Partial<RefereedCompany>[],
  options: Partial<RefereedOptions> = {},
): RefereedTable {
  const luck = { revealed: () => undefined }
  const table = new RefereedTable(companies.length, standard, { ...standardOptions, ...options }, luck)
  table.companies = companies.map((company) => ({
    supply: 8,
    canteen: 4,
    team: 0,
    salesperson: 'supply' as const,
    workshops: [],
    raceEngine: 1,
    levels: { body: 1, engine: 1 },
    engineers: [],
    engineerTokens: 0,
    looseTokens: 0,
    markers: [],
    investors: [],
    space: 0,
    laps: 0,
    points: 0,
    achievements: [],
    ...company,
  }))
  const { engineers, investors, instants } = standard
  const pile = (unseen: string[]) => ({ unseen, stack: 6, display: [], gone: [] })
  table.recruits = {
    engineer: pile(Object.keys(engineers.rows)),
    investor: pile(Object.keys(investors.rows)),
    instant: pile(
      Object.entries(instants.rows).flatMap(([tile, { copies }]) => Array.from({ length: copies }, () => tile)),
    ),
  }
  table.prices = [...standard.rounds.rows[1].prices]
  return table
}

const car = (owner: number, price: number, rest: Partial<RefereedCar> = {}): RefereedCar => ({
  owner,
  body: 1,
  engine: 1,
  workers: 1,
  salesperson: false,
  price,
  marker: null,
  productionTokens: 0,
  ...rest,
})
const wanted = (...preferences: readonly ('body' | 'engine' | 'luxury' | 'price')[]) =>
  preferences.map((preference) => ({ preference, packard: null as string | null }))
const points = (table: RefereedTable) => table.companies.map((company) => company.points)

/** Moves an investor from the unseen tiles to the track. */
function engage(table: RefereedTable, investor: string): void {
  const unseen = table.recruits.investor?.unseen ?? []
  unseen.splice(unseen.indexOf(investor), 1)
  table.investorTrack = [{ investor, by: 0 }]
}

test('Attract a Buyer: Purple places a body buyer on the second space and gains 2', () => {
  const table = tableOf([{}, {}, {}, {}])
  table.whiteMarkers.body = 2
  table.buyers = wanted('engine')
  table.stacks.engine = 1
  playPart(perform(table, 0, 'buyer'), { kind: 'chooseBuyer', preference: 'body' })
  expect([points(table)[0], table.whiteMarkers.body]).toEqual([2, 0])
  expect(table.buyers.map(({ preference }) => preference)).toEqual(['engine', 'body'])
})

test('Grand Prix: with engine 2 a car jumps over the one on space 2 and stands on 3', () => {
  const table = tableOf([{ raceEngine: 2 }, {}, { space: 2 }, {}])
  playPart(perform(table, 0, 'grandPrix'), { kind: 'race', workers: 0 })
  expect(table.company(0)).toMatchObject({ space: 3, laps: 0 })
})

test('Grand Prix: one worker, three and six are one, two and three spaces more', () => {
  const spaces = [0, 1, 2, 3, 4, 5, 6].map((team) => {
    const table = tableOf([{ team, supply: 8 - team }, {}, {}])
    // A full team takes no more workers, so nothing is asked.
    playPart(perform(table, 0, 'grandPrix'), ...(team < 6 ? [{ kind: 'race', workers: 0 }] : []))
    return table.company(0).space
  })
  expect(spaces).toEqual([1, 2, 2, 3, 3, 3, 4])
})

test('Step 2: Purple places body 4 and engine 4 with a worker and the salesperson at 8, with one marker', () => {
  const workshops = [
    { kind: 'body' as const, value: 4 },
    { kind: 'engine' as const, value: 4 },
  ]
  const markers = ['winton1', 'winton2', 'christie1', 'christie2']
  const table = tableOf([{ workshops, markers, salesperson: 'canteen' }, {}, {}])
  playPart(
    placeCars(table, 0),
    { kind: 'placeCar', body: 4, engine: 4 },
    { kind: 'crewCar', workers: 1, salesperson: true },
    { kind: 'priceCar', price: 8 },
    { kind: 'markCar', marker: 'winton1' },
  )
  expect(table.market).toEqual([car(0, 8, { body: 4, engine: 4, salesperson: true, marker: 'winton1' })])
})

test('Sales: Orange 6, Purple 8 twice, Blue 10, and Yellow 9 from Leland', () => {
  const table = tableOf([
    { supply: 7, salesperson: 'car' },
    { supply: 5, salesperson: 'box' },
    { supply: 4, salesperson: 'box' },
    { supply: 7, salesperson: 'box' },
  ])
  table.prices = [1, 2, 3, 5]
  table.market = [
    car(0, 8, { body: 4, engine: 4, salesperson: true, productionTokens: 1 }),
    car(2, 6, { workers: 4 }),
    car(1, 9, { engine: 4, workers: 3 }),
    car(3, 10, { body: 5, engine: 2 }),
  ]
  table.buyers = wanted('luxury', 'engine', 'body', 'engine')
  engage(table, 'leland')
  playPart(score(table))
  expect(points(table)).toEqual([16, 9, 6, 10])
  expect([table.market, table.investorTrack, table.company(0).salesperson]).toEqual([[], [], 'supply'])
  expect(table.recruits.investor?.gone).toEqual(['leland'])
})

test('Questions: without a car nobody buys, and the investor goes into the box', () => {
  const table = tableOf([{}, {}, {}])
  table.buyers = [{ preference: 'price', packard: 'packard4' }]
  engage(table, 'durant')
  playPart(score(table))
  expect([points(table), table.recruits.investor?.gone]).toEqual([[0, 0, 0], ['durant']])
})

test('Questions: the price buyer pays twice, the token is spent, and the marker still counts for the next buyer', () => {
  const table = tableOf([{ supply: 7 }, { supply: 7 }, {}])
  table.prices = []
  table.market = [car(0, 5, { engine: 2, marker: 'winton2', productionTokens: 1 }), car(1, 6, { engine: 3 })]
  table.buyers = wanted('price', 'engine')
  playPart(score(table))
  expect(points(table)).toEqual([15, 0, 0])
})

test('Questions: a buyer that is swapped in brings the white markers', () => {
  const table = tableOf([{}, {}, {}])
  table.whiteMarkers.body = 2
  table.buyers = wanted('price')
  table.stacks.price = 1
  const { instant } = table.recruits
  if (instant) {
    instant.unseen.splice(instant.unseen.indexOf('swapBuyer'), 1)
    instant.display.push('swapBuyer')
  }
  playPart(
    perform(table, 0, 'recruit'),
    { kind: 'recruit', tile: 'swapBuyer' },
    { kind: 'swapBuyer', buyer: 0, preference: 'body' },
  )
  expect([points(table)[0], table.buyers[0]?.preference, table.stacks]).toEqual([
    2,
    'body',
    { body: 1, engine: 2, luxury: 2, price: 2 },
  ])
})

test('Achievements: a body of 6 and an engine of 7 win both of their kind', () => {
  const table = tableOf([{}, {}, {}])
  playPart(putIntoWorkshop(table, 0, 'body', 6))
  playPart(takeEngine(table, 0, 7), { kind: 'placeEngine', where: 'workshop' })
  expect(table.company(0).achievements).toEqual(['body3', 'body6', 'engine4', 'engine7'])
})

test('Scoring, A.: six laps are 8 points; of equal laps the one further on is ahead', () => {
  const table = tableOf([
    { laps: 6, space: 5 },
    { laps: 1, space: 5 },
    { laps: 1, space: 7 },
  ])
  playPart(score(table))
  expect(points(table)).toEqual([7 + 8, 2 + 1, 4 + 1])
})

test('Rules for two Players: neutral cars stand on 3 and 6 and take places', () => {
  const table = tableOf([{ space: 8 }, { space: 4 }])
  playPart(score(table))
  expect(points(table)).toEqual([7, 2])
})
