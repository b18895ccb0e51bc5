import { playPart } from '@carriage/kernel/referee/testing'
import { expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import { standardOptions } from '../options.ts'
import { publish } from './factory.ts'
import { bringBuyers, changeExpectations, revealCard, setFocus } from './game.ts'
import { FactoryLayout } from './layout.ts'
import { nicheAt, setPrices } from './market.ts'
import {
  type DimensionName,
  perDimension,
  type RefereedFactory,
  type RefereedOffer,
  type RefereedPiece,
  type WindowAt,
} from './pieces.ts'
import { accessOf, wrongWithPieces } from './plans.ts'
import { sellAll } from './sales.ts'
import { RefereedTable } from './table.ts'

/* The examples that the book prints, and what its sentences say of single cases. The referee must come to the same. */

const luck = { neutralCards: () => [] }
const colours = ['red', 'green', 'purple', 'blue', 'yellow']

/** A table at its beginning. In the engineering order the first seat is first. */
function tableOf(
  seats: number,
  tracks: readonly DimensionName[] = ['safety', 'range', 'design', 'reliability', 'speed'],
): RefereedTable {
  const [bottom = 'safety', left = 'range', ...offBoard] = tracks
  const order = Array.from({ length: seats }, (_, seat) => seat)
  const first = { bottom, left, offBoard, order, colours: colours.slice(0, seats) }
  return new RefereedTable(seats, standard, standardOptions, first, luck)
}

const mainline = (type: string, x: number, y: number, rot = 0, mirror = false) => ({
  kind: 'mainline',
  type,
  x,
  y,
  rot,
  mirror,
})
const dealership = (type: string, x: number, y: number) => ({ kind: 'dealership', type, x, y, rot: 0 })
const department = (type: string, x: number, y: number, rot = 0) => ({ kind: 'department', type, x, y, rot })
const station = (type: string, x: number, y: number) => ({ kind: 'station', type, x, y, rot: 0 })
const indicator = (dimension: DimensionName, step: string, x: number, y: number, points: string) => ({
  kind: 'indicator',
  dimension,
  step,
  x,
  y,
  points,
})

const floor = [{ tile: 'main', x: 0, y: 0, rot: 0, mirror: false }]
const empty: RefereedFactory = { floor, pieces: [] }

const specs = (known: Partial<Record<DimensionName, number>>) => perDimension((dimension) => known[dimension] ?? 0)

/** What is wrong with pieces in a new factory, with access to these squares of the tracks. */
function wrongWith(pieces: readonly RefereedPiece[], access: Partial<Record<DimensionName, number>>) {
  const { supply } = tableOf(3)
  return wrongWithPieces(empty, pieces, { box: standard, options: standardOptions, access: specs(access), supply })
}

function specsOf(pieces: readonly RefereedPiece[]) {
  return new FactoryLayout(standard, { floor, pieces }, standardOptions).specsOf(0)
}

/** A car mainline at the bay, and a dealership below it. */
const line = [mainline('car', 5, 2), dealership('small', 5, 5)]
const brake = [station('brake', 9, 2), indicator('safety', 'B', 11, 2, 'W')]
const windowPane = [station('windshield', 5, 0), indicator('safety', 'D', 9, 0, 'W')]

test('1: a car with only a brake is as safe as one with only a window pane; with both it has 2 safety', () => {
  for (const pieces of [brake, windowPane]) {
    expect(wrongWith([...line, ...pieces], { safety: 2 })).toBeUndefined()
    expect(specsOf([...line, ...pieces])).toEqual(specs({ safety: 1 }))
  }
  expect(wrongWith([...line, ...brake, ...windowPane], { safety: 2 })).toBeUndefined()
  expect(specsOf([...line, ...brake, ...windowPane])).toEqual(specs({ safety: 2 }))
})

test('Setup: the last player gets 1 Gantt chart, the one but last 2', () => {
  expect([3, 4, 5].map((seats) => tableOf(seats).players.map(({ gantt }) => gantt))).toEqual([
    [3, 2, 1],
    [4, 3, 2, 1],
    [5, 4, 3, 2, 1],
  ])
})

test('2: who is left on the historical track keeps the relative order', () => {
  const table = tableOf(4)
  const pass = { kind: 'pass' }
  playPart(setFocus(table), { kind: 'takeSlot', slot: 3 }, pass, { kind: 'takeSlot', slot: 1 }, pass)
  expect(table.order).toEqual([2, 1, 0, 3])
  expect(table.players.map(({ gantt }) => gantt)).toEqual([0, 3, 0, 1])
})

test('3: green uses all that is researched, red what two others have; blue and yellow only their own', () => {
  const green = 0
  const red = 1
  const blue = 2
  const yellow = 3
  const markers = { ...perDimension(() => [0, 0, 0, 0]), range: [1, 1, 2, 4] }
  const reached = [green, red, blue, yellow].map((seat) => accessOf(standard, markers, seat, seat + 1).range)
  expect(reached).toEqual([4, 2, 2, 4])
})

test('3: an engine that is researched on the range track only cannot have a speed indicator', () => {
  // The mainline stands upright, with its essential components below.
  const pieces = [mainline('car', 5, 1, 1), dealership('small', 8, 1), station('engine', 5, 5)]
  const speed = indicator('speed', 'B', 9, 5, 'W')
  const range = indicator('range', 'B', 9, 6, 'W')
  expect(wrongWith([...pieces, range], { range: 1 })).toBeUndefined()
  expect(wrongWith([...pieces, speed], { range: 1 })).toContain('no access to speed')
  expect(wrongWith([...pieces, speed, range], { range: 1, speed: 1 })).toBeUndefined()
  expect(wrongWith(pieces, { range: 1, speed: 1 })).toContain('no indicator')
})

test('3: engine and brake are both connected to the car mainline, and a second brake may not be', () => {
  const engine = [station('engine', 5, 5), indicator('speed', 'B', 9, 5, 'W')]
  const besideEngine = [station('brake', 3, 5), indicator('safety', 'B', 2, 5, 'E')]
  const pieces = [mainline('car', 5, 1, 1), dealership('small', 8, 1), ...engine, ...besideEngine]
  const second = [station('brake', 9, 6), indicator('safety', 'B', 11, 6, 'W')]
  expect(wrongWith(pieces, { speed: 1, safety: 1 })).toBeUndefined()
  expect(specsOf(pieces)).toEqual(specs({ speed: 1, safety: 1 }))
  expect(wrongWith([...pieces, ...second], { speed: 1, safety: 1 })).toBe('two brake are connected')
  const apart = pieces.filter(({ kind }) => kind !== 'station' && kind !== 'indicator')
  expect(wrongWith([...apart, ...besideEngine], { safety: 1 })).toContain('connected to no mainline')
})

test('3: every group of stations is at a loading bay, and a corner is no contact', () => {
  expect(wrongWith([department('planning', 0, 5), department('research', 2, 5)], {})).toBeUndefined()
  expect(wrongWith([department('planning', 5, 5)], {})).toContain('no bay')
})

/** A car mainline with a range and a safety, and a dealership that has another mainline below it. */
const twoLines = (below: RefereedPiece) => [
  mainline('car', 5, 2),
  below,
  dealership('small', 6, 5),
  station('radiator', 4, 5),
  indicator('range', 'A', 3, 6, 'E'),
  ...brake,
]

test('4: Luton sells cars and sports cars, only where one safety and nothing else is asked', () => {
  const ownBrake = [station('brake', 4, 8), indicator('safety', 'B', 3, 8, 'E')]
  const { offer, wrong } = published([...twoLines(mainline('sports', 6, 8, 0, true)), ...ownBrake])
  expect(wrong).toBeUndefined()
  expect(offer.dealerships).toMatchObject([{ specs: specs({ safety: 1 }), types: ['car', 'sports'], window: 'S' }])
  expect(offer.mainlines.map(({ stock }) => stock)).toEqual([2, 2])
})

test('4: Sochaux sells up to one range and one safety, and twice as many cars', () => {
  const ownBrake = [station('brake', 2, 8), indicator('safety', 'B', 1, 8, 'E')]
  const { offer, wrong } = published([...twoLines(mainline('car', 4, 8, 2)), ...ownBrake])
  expect(wrong).toBeUndefined()
  expect(offer.dealerships).toMatchObject([{ specs: specs({ range: 1, safety: 1 }), types: ['car'] }])
  expect(offer.mainlines.reduce((sum, { stock }) => sum + stock, 0)).toBe(2 * 2)
})

/** What a seat of capacity 2 offers with these pieces. */
function published(pieces: readonly RefereedPiece[]): { readonly offer: RefereedOffer; readonly wrong: unknown } {
  const table = tableOf(3)
  table.player(0).factory = { floor, pieces }
  table.player(0).capacity = 2
  const [offer = { dealerships: [], mainlines: [] }] = publish(table)
  return { offer, wrong: wrongWith(pieces, { range: 2, safety: 2 }) }
}

test('4: Gantt charts that pass the punch clock move the timecard, and at the end of the track the rest is lost', () => {
  const table = tableOf(3)
  const pieces = [department('planning', 0, 5), department('planning', 2, 5)]
  for (const player of table.players) player.factory = { floor, pieces }
  const before = table.timecard.value
  for (const [seat, gantt] of [8, 9, 19].entries()) table.player(seat).gantt = gantt
  publish(table)
  expect(table.players.map(({ gantt }) => gantt)).toEqual([10, 11, 20])
  expect(table.timecard.value).toBe(before - 2)
})

/** An offer of one dealership with one mainline of cars. */
function offerOf(size: string, window: string, known: Partial<Record<DimensionName, number>>, stock: number) {
  const dealer = {
    size,
    specs: specs(known),
    types: ['car' as const],
    mainlines: [0],
    window,
    open: true,
    placed: null,
  }
  return { dealerships: [dealer], mainlines: [{ piece: 0, type: 'car' as const, stock }] }
}

const placed = (dealership: string, window: WindowAt) => ({ kind: 'placeWindow', dealership, window })
const sold = (x: number, y: number) => ({ kind: 'sellTo', niche: { x, y } })

test('5: green sticks out of the board, yellow sells two cars in its window, purple the last car', () => {
  const table = tableOf(3)
  // In sales order: green, yellow, purple.
  table.order = [2, 1, 0]
  for (const [x, y, cars] of [
    [2, 0, 1],
    [1, 1, 2],
    [3, 1, 1],
  ] as const)
    table.buyers.car[nicheAt(x, y)] = cars
  setPrices(table)
  const green = offerOf('middle', 'L', { safety: 1 }, 1)
  const yellow = offerOf('small', 'S', { range: 1 }, 2)
  const purple = offerOf('small', 'M', { range: 1, safety: 1 }, 4)
  const first = sellAll(table, [green, yellow, purple]).next({})
  const moves = first.done ? [] : first.value.moves
  expect(moves).toContainEqual(placed('middle', { x: 1, y: -1, w: 3, h: 3 }))
  expect(moves).not.toContainEqual(placed('middle', { x: 1, y: 0, w: 3, h: 3 }))
  playPart(
    sellAll(table, [green, yellow, purple]),
    placed('middle', { x: 1, y: -1, w: 3, h: 3 }),
    sold(2, 0),
    placed('small', { x: 0, y: 1, w: 2, h: 1 }),
    placed('small', { x: 2, y: 1, w: 2, h: 2 }),
  )
  expect(table.players.map(({ wealth }) => wealth)).toEqual([4, 2 * 4, 6])
})

test('5: all buyers of a niche are served, or as many as the capacity allows', () => {
  for (const [stock, left] of [
    [5, 0],
    [3, 0],
    [2, 1],
  ] as const) {
    const table = tableOf(3)
    table.buyers.car[nicheAt(0, 0)] = 3
    setPrices(table)
    const none = { dealerships: [], mainlines: [] }
    playPart(
      sellAll(table, [offerOf('small', 'S', {}, stock), none, none]),
      placed('small', { x: 0, y: 0, w: 2, h: 1 }),
    )
    expect(table.buyers.car[nicheAt(0, 0)]).toBe(left)
    expect(table.player(0).wealth).toBe(6 * (3 - left))
  }
})

test('7: with 3, 4 and 4 innovations the one with the furthest marker comes, and the old one is last with minimum 1', () => {
  const table = tableOf(4, ['safety', 'range', 'reliability', 'design', 'speed'])
  table.markers.reliability = [1, 1, 1, 0]
  table.markers.design = [1, 1, 1, 1]
  table.markers.speed = [2, 1, 1, 0]
  changeExpectations(table)
  expect([table.bottom, table.left, table.obsolescence]).toEqual(['speed', 'range', 'left'])
  expect(table.offBoard).toEqual(['reliability', 'design', 'safety'])
  expect(table.minimums).toEqual(specs({ safety: 1 }))
})

test('7: of two tracks that are tied in everything the upper one comes', () => {
  const table = tableOf(3)
  changeExpectations(table)
  expect([table.bottom, table.offBoard]).toEqual(['design', ['reliability', 'speed', 'safety']])
})

test('7: a dimension that comes back asks for one more', () => {
  const table = tableOf(3)
  table.minimums.range = 1
  table.buyers.car[nicheAt(0, 0)] = 1
  const none = { dealerships: [], mainlines: [] }
  const reached = (range: number) =>
    sellAll(table, [offerOf('small', 'S', { range }, 1), none, none]).next({}).done === false
  expect([reached(0), reached(1)]).toEqual([false, true])
})

test('8: two sparks bring two sports cars to 0, 1 or 2 of them, one to 3 and none to 4', () => {
  const table = tableOf(3)
  for (const buyers of [0, 1, 2, 3, 4]) {
    table.sparks.sports[buyers] = 2
    table.buyers.sports[buyers] = buyers
  }
  bringBuyers(table)
  expect(table.buyers.sports.slice(0, 5)).toEqual([2, 3, 4, 4, 4])
})

test('8: a card in quadrant III adds its two sparks there, and each of them brings a buyer', () => {
  const table = tableOf(3)
  const card = table.deckOf('red').find(({ sparks }) => sparks.length === 2)
  const [one, other] = card?.sparks ?? []
  if (!card || !one || !other) throw new Error('Red has a card with two sparks.')
  revealCard(table, 0, card.id, 'III')
  bringBuyers(table)
  const { x, y } = standard.quadrants.rows.III
  for (const { type, column, row } of [one, other])
    expect(table.buyers[type as 'car'][nicheAt(x + column, y + row)]).toBeGreaterThan(0)
  expect(Object.values(table.buyers).flatMap((niches) => niches.filter((count) => count > 0)).length).toBe(2)
})

test('8: the dearest segment with buyers gets 6, and a segment without any is skipped', () => {
  const table = tableOf(3)
  table.buyers.truck[nicheAt(7, 7)] = 1
  table.buyers.car[nicheAt(4, 4)] = 1
  table.buyers.car[nicheAt(0, 0)] = 1
  setPrices(table)
  expect(table.prices).toEqual([3, null, 4, 6])
  table.buyers.truck[nicheAt(7, 7)] = 0
  setPrices(table)
  expect(table.prices).toEqual([4, null, 6, null])
})

test('Punch clocks: instead of 0 the timecard is turned over, and stays', () => {
  const table = tableOf(3)
  table.timecard.value = 2
  for (let clock = 0; clock < 3; clock++) table.punchClock()
  expect(table.timecard).toEqual({ value: 1, flipped: true })
})
