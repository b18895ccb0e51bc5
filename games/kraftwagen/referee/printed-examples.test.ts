import { playPart } from '@carriage/kernel/referee/testing'
import { replaceByTail } from '@carriage/kraftwagen-family/referee'
import { expect, test } from 'vitest'
import { standard, standardOptions } from '../index.ts'
import { perform } from './actions.ts'
import type { RefereedOptions } from './box.ts'
import type { RefereedPlayer } from './pieces.ts'
import { placeCars } from './placing.ts'
import { score } from './scoring.ts'
import { RefereedTable } from './table.ts'
import { takeBody, takeEngine } from './workers-and-parts.ts'

/* The examples that the book prints, and what its sentences say of single cases. The referee must come to the same. */

const nobody: RefereedPlayer = {
  supply: 8,
  canteen: 4,
  workshops: [],
  raceEngine: 1,
  developments: [],
  inactive: [],
  engineers: [],
  markers: [],
  space: 0,
  laps: 0,
  money: 0,
  awards: [],
  carsPlaced: 0,
}

/** A table in its first round, with what players have. The first one is Marion. */
function tableOf(players: readonly Partial<RefereedPlayer>[], options: Partial<RefereedOptions> = {}): RefereedTable {
  const luck = { newCards: () => undefined, nextSpecialtyTile: () => undefined }
  const table = new RefereedTable(players.length, standard, { ...standardOptions, ...options }, luck)
  table.players = players.map((player) => ({
    ...nobody,
    workshops: [],
    developments: [],
    inactive: [],
    engineers: [],
    markers: [],
    awards: [],
    ...player,
  }))
  table.deck = Array.from(
    {
      length:
        50 -
        players.reduce(
          (sum, { developments, engineers }) => sum + (developments?.length ?? 0) + (engineers?.length ?? 0),
          0,
        ),
    },
    () => 'D1',
  )
  table.prices = [...standard.rounds.rows[1].prices]
  return table
}

const car = (owner: number, body: number, engine: number, workers: number, price: number) => ({
  owner,
  body,
  engine,
  workers,
  price,
  engineerMarker: null,
})
const wanted = (...preferences: readonly ('body' | 'engine' | 'prestige' | 'price')[]) =>
  preferences.map((preference) => ({ preference, daimler: null as string | null }))

test('4.0: the start tile of the example gives two workers and an engine of value 1', () => {
  const table = tableOf([{}, {}])
  for (const item of standard.startTiles.rows[0]?.items ?? [])
    playPart(perform(table, 0, item), ...(item === 'engine' ? [{ kind: 'placeEngine', where: 'workshop' }] : []))
  expect(table.player(0)).toMatchObject({ canteen: 6, supply: 6, workshops: [{ kind: 'engine', value: 1 }] })
})

test('5.2: the tile goes to the front, the worker takes its place and is still last', () => {
  const chain = [0, 'T5', 'T6', 1, 2, 3, 'T1']
  replaceByTail('T5', chain)
  chain.push('T5')
  expect(chain).toEqual([0, 'T6', 1, 2, 3, 'T1', 'T5'])
})

test('5.2 Buyer: the first one for a body brings 2, beside one that is active', () => {
  const table = tableOf([{}, {}, {}])
  table.stackMoney.body = 2
  table.buyers = wanted('engine')
  table.stacks.engine = 1
  playPart(perform(table, 0, 'buyer'), { kind: 'chooseBuyer', preference: 'body' })
  expect([table.player(0).money, table.stackMoney.body, table.buyers.length]).toEqual([2, 0, 2])
})

test('5.2 Buyer: with four active buyers the marker goes from S to 3', () => {
  const table = tableOf([{}, {}, {}])
  table.buyers = wanted('body', 'engine', 'price', 'prestige')
  playPart(perform(table, 0, 'buyer'))
  expect([table.marker, table.buyers.length]).toEqual(['3', 4])
})

test('5.2 Grand-Prix: with engine 2 a car skips the one on space 2 and stands on 3', () => {
  const table = tableOf([{ raceEngine: 2 }, { space: 2 }, {}])
  playPart(perform(table, 0, 'grandPrix'))
  expect(table.player(0)).toMatchObject({ space: 3, laps: 0 })
})

test('Research: two active developments give a body of 2 and an engine of 3', () => {
  const table = tableOf([{ developments: ['D1', 'D6'], supply: 6 }, {}, {}])
  playPart(perform(table, 0, 'body'))
  playPart(perform(table, 0, 'engine'), { kind: 'placeEngine', where: 'workshop' })
  expect(table.player(0).workshops).toEqual([
    { kind: 'body', value: 2 },
    { kind: 'engine', value: 3 },
  ])
})

test('5.2, II.: the third car has body 3, engine 4, two workers and price 8', () => {
  const workshops = [
    { kind: 'body' as const, value: 3 },
    { kind: 'engine' as const, value: 4 },
  ]
  const table = tableOf([{ workshops }, { supply: 7 }, { supply: 7 }])
  table.market = [car(1, 1, 1, 1, 1), car(2, 1, 1, 1, 2)]
  table.prices = [3, 5, 6, 8, 9, 10]
  playPart(
    placeCars(table, 0),
    { kind: 'placeCar', body: 3, engine: 4 },
    { kind: 'crewCar', workers: 2 },
    { kind: 'priceCar', price: 8 },
  )
  expect(table.market.at(-1)).toEqual(car(0, 3, 4, 2, 8))
})

test('5.3, II.: the blue car is sold for 11, the green one for 6, that of Marion for 8', () => {
  const table = tableOf([{ supply: 6 }, { supply: 5 }, { supply: 7 }])
  table.prices = []
  table.market = [car(1, 3, 2, 3, 11), car(2, 3, 2, 1, 6), car(0, 3, 4, 2, 8)]
  table.buyers = wanted('prestige', 'body', 'engine')
  playPart(score(table))
  expect(table.players.map(({ money }) => money)).toEqual([8, 11, 6])
  expect([table.market, table.buyers]).toEqual([[], []])
})

test('5.3, I.: one to five laps are 1, 3, 5, 6, 7, and each further one is 1 more', () => {
  const ahead = [
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 5],
    [4, 6],
    [5, 7],
    [6, 8],
    [8, 10],
  ] as const
  for (const [laps, money] of ahead) {
    const table = tableOf([{ laps, space: 1 }, {}, {}])
    playPart(score(table))
    expect(table.player(0).money).toBe(7 + money)
  }
})

test('8.0: the first and the third of two players get 7 and 2', () => {
  const table = tableOf([{ space: 8 }, { space: 4 }])
  playPart(score(table))
  expect(table.players.map(({ money }) => money)).toEqual([7, 2])
})

test('6.0: the second buyer of a preference is an award, and he has no money left to bring', () => {
  const table = tableOf([{}, {}, {}])
  table.buyers = wanted('engine')
  table.stacks.engine = 1
  playPart(perform(table, 0, 'buyer'), { kind: 'chooseBuyer', preference: 'engine' })
  expect(table.player(0)).toMatchObject({ awards: ['buyer'], money: 0 })
})

test('6.0: a body of 6 and an engine of 7 win both awards of their kind', () => {
  const table = tableOf([{}, {}, {}])
  playPart(takeBody(table, 0, 6))
  playPart(takeEngine(table, 0, 7), { kind: 'placeEngine', where: 'workshop' })
  expect(table.player(0).awards).toEqual(['body3', 'body6', 'engine4', 'engine7'])
})

test('Engineers: Opel gets the price three times, and the marker of Daimler once', () => {
  const table = tableOf([{ engineers: ['opel'], supply: 7 }, {}, {}])
  table.prices = []
  table.market = [car(0, 1, 1, 1, 2)]
  table.buyers = [{ preference: 'price', daimler: 'daimler4' }]
  playPart(score(table))
  expect(table.player(0).money).toBe(3 * 2 + 4)
})

test('Engineers: Bugatti drives at once, with a better engine only, and Porsche one space more', () => {
  const table = tableOf([{ engineers: ['bugatti', 'porsche'] }, {}, {}])
  playPart(takeEngine(table, 0, 3), { kind: 'placeEngine', where: 'gpCar' })
  playPart(takeEngine(table, 0, 3), { kind: 'placeEngine', where: 'gpCar' })
  expect(table.player(0)).toMatchObject({ raceEngine: 3, space: 4 })
})

test('9.0: an engine of value 4 is sold for four', () => {
  const table = tableOf([{ workshops: [{ kind: 'engine', value: 4 }] }, {}, {}], { specialtyTiles: true })
  playPart(perform(table, 0, 'sellPart'), { kind: 'sellPart', part: 'engine', value: 4 })
  expect(table.player(0)).toMatchObject({ money: 4, workshops: [] })
})
