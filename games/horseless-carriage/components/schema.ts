import {
  each,
  exactly,
  fault,
  idLike,
  line,
  listOf,
  oneOf,
  repeated,
  rising,
  row,
  tableCheck,
  tableFrom,
  text,
  whole,
} from '@carriage/kernel/tables'
import * as z from 'zod/mini'
import { enoughIndicators, enoughNeutralCards, leftInSupply, playable, socketsAndSquares } from './agreement.ts'
import {
  colours,
  dealershipSizes,
  dimensions,
  floorSquares,
  manufacturingSteps,
  playerNumbers,
  provenances,
  quadrants,
  segments,
  stationTypes,
  vehicleTypes,
} from './vocabulary.ts'

/**
 * Constraints that the rules place on component tables. Contents may vary; counts and ranges that the rules rely on may
 * not, so that a typo in a table is refused before a game starts.
 */

const table = tableFrom(provenances)
const id = idLike(/^[A-Za-z][A-Za-z0-9-]{0,15}$/, 'expected a letter and up to 15 further letters, digits and hyphens')
const square = whole(1, 6) // HC-1.7
const quarter = whole(0, 3)

const shape = { w: whole(1, 8), h: whole(1, 8) }
const common = { ...shape, tiles: whole(1, 60), perColour: whole(0, 12) }

const playerNumber = (players: number) =>
  row({
    // HC-4.10 every player starts with at least one Gantt chart
    gantt: listOf(whole(1, 10), players, players),
    neutralAtSetUp: whole(1, 30),
    neutralEachYear: row({ I: whole(0, 30), II: whole(0, 30), III: whole(0, 30), IV: exactly(0) }), // HC-10.16
  })

const punchClock = table({
  highest: whole(1, 99),
  start: row({ 3: whole(1, 99), 4: whole(1, 99), 5: whole(1, 99) }),
}).check(
  tableCheck(function* ({ highest, start }) {
    for (const players of playerNumbers)
      if (start[players] > highest) yield fault(['start', players], `the track begins at ${highest}`)
  }),
)

const segmentRows = table({ rows: listOf(line(segments.map(String), 8, 8), 8, 8) }).check(
  tableCheck(function* ({ rows }) {
    const drawn = rows.join('')
    for (const segment of segments)
      if (!drawn.includes(`${segment}`)) yield fault(['rows'], `no niche is in segment ${segment}`)
    for (const [index, squares] of rows.entries()) {
      const below = rows[index + 1] ?? ''
      for (const [x, segment] of squares.split('').entries()) {
        if (segment < (squares[x - 1] ?? '')) yield fault(['rows', index], `the segment falls to the right at x = ${x}`)
        if (segment < (below[x] ?? '')) yield fault(['rows', index], `the segment falls upward at x = ${x}`)
      }
    }
  }),
)

const origin = row({ x: z.literal([0, 4], 'expected 0 or 4'), y: z.literal([0, 4], 'expected 0 or 4') })

const quadrantRows = table({ rows: each(quadrants, origin) }).check(
  tableCheck(({ rows }) =>
    repeated(
      quadrants.map((quadrant) => `the corner ${rows[quadrant].x},${rows[quadrant].y}`),
      (index) => ['rows', quadrants[index] ?? ''],
    ),
  ),
)

const priceMarkers = table({ values: listOf(whole(1, 99), segments.length, segments.length) }).check(
  // HC-10.18 gives them out from the highest down
  tableCheck(({ values }) =>
    rising(
      values.map((value) => -value),
      'expected prices from the highest down',
      ['values'],
    ),
  ),
)

const windows = table({
  rows: row({
    S: row({ w: exactly(2), h: exactly(1), marketing: exactly(0) }),
    M: row({ w: exactly(2), h: exactly(2), marketing: exactly(1) }),
    L: row({ w: exactly(3), h: exactly(3), marketing: exactly(2) }),
  }),
})

const researchTracks = table({
  clockSquares: listOf(square, 0, 6),
  rows: each(dimensions, row({ colour: text, squares: listOf(oneOf(stationTypes), 6, 6) })),
}).check(tableCheck(({ clockSquares }) => repeated(clockSquares, (index) => ['clockSquares', index])))

const expectedSockets = 'expected the squares of each dimension, lowest first'
const sockets = z.readonly(z.partialRecord(z.enum(dimensions), listOf(square, 1, 3), { error: expectedSockets })).check(
  tableCheck(function* (all) {
    for (const dimension of dimensions) yield* rising(all[dimension] ?? [], expectedSockets, [dimension]) // HC-5.48
    const count = Object.values(all).flat().length
    if (count < 1 || count > 3) yield fault([], `expected one to three sockets, found ${count}`) // HC-1.25
  }),
)

const technologyStations = table({
  rows: each(stationTypes, row({ step: oneOf(manufacturingSteps), ...common, sockets })),
})

const mainlines = table({
  sides: listOf(oneOf(manufacturingSteps), 4, 4).check(tableCheck((sides) => repeated(sides, (index) => [index]))),
  rows: each(vehicleTypes, row(common)),
})

const departments = table({
  rows: row({ research: row(common), planning: row(common), marketing: row({ ...shape, perPlayer: exactly(4) }) }),
})

const floorTile = (from: number) =>
  listOf(line(floorSquares, from, 20), from, 20).check(
    tableCheck(function* (rows) {
      const width = rows[0]?.length ?? 0
      for (const [y, squares] of rows.entries())
        if (squares.length !== width) yield fault([y], `expected ${width} squares like in the first row`)
      // HC-5.59 the front is the row above the first row, so the strip can lie nowhere else.
      for (const [y, squares] of rows.entries())
        if (y > 0 && squares.includes('k')) yield fault([y], 'the keep-clear strip must be in the first row')
      // HC-5.72 the next expansion finds a place beside a strip, so a strip must leave room beside it.
      const strip = /^(k+)[^k]*$/.exec(rows[0] ?? '')?.[1] ?? ''
      if (strip === '' || strip.length * 2 > width)
        yield fault([0], 'expected a keep-clear strip from the left corner, over at most half of the row')
      if (!rows[1]?.startsWith('#'.repeat(strip.length))) yield fault([1], 'expected a loading bay below the strip')
    }),
  )

const floor = table({
  expansionsPerPlayer: exactly(6), // HC-5.55 one a year until the last
  rows: row({ main: floorTile(10), expansion: floorTile(4) }),
})

const ganttTrack = table({ highest: whole(1, 99), clockAt: whole(1, 99) }).check(
  tableCheck(function* ({ highest, clockAt }) {
    if (clockAt > highest) yield fault(['clockAt'], `the track ends at ${highest}`)
  }),
)

const assemblyTrack = table({ capacities: listOf(whole(1, 20), 2, 12), clockAt: whole(1, 20) }).check(
  tableCheck(function* ({ capacities, clockAt }) {
    yield* rising(capacities, 'expected a higher capacity on each square', ['capacities'])
    if (!capacities.slice(1).includes(clockAt)) yield fault(['clockAt'], 'no square with this capacity can be reached')
  }),
)

const neutralDeck = table({
  rows: listOf(row({ id, type: oneOf(vehicleTypes), column: quarter, row: quarter }), 6, 30),
}).check(tableCheck(({ rows }) => repeated(pick(rows, 'id'), (index) => ['rows', index, 'id'])))

const playerCard = row({
  id,
  year: whole(1, 6),
  clocks: whole(0, 4),
  sparks: listOf(row({ type: oneOf(vehicleTypes), column: quarter, row: quarter }), 0, 4),
})

const deck = listOf(playerCard, 17, 17).check(
  tableCheck(function* (cards) {
    yield* playable(cards, 'whole') // HC-10.4
    const onlyCars = cards.filter((card) => card.sparks.every((spark) => spark.type === 'car'))
    yield* playable(onlyCars, 'introductory') // HC-12.7
  }),
)

const playerDecks = table({ rows: each(colours, deck) }).check(
  tableCheck(function* ({ rows }) {
    const places = colours.flatMap((colour) => [...rows[colour].keys()].map((index) => ['rows', colour, index, 'id']))
    yield* repeated(
      colours.flatMap((colour) => pick(rows[colour], 'id')),
      (index) => places[index] ?? [],
    )
  }),
)

export const componentsSchema = row({
  id: text,
  title: text,
  players: table({ rows: row({ 3: playerNumber(3), 4: playerNumber(4), 5: playerNumber(5) }) }),
  punchClock,
  industrialists: table({ rows: each(colours, row({ name: text, dealerships: each(dealershipSizes, text) })) }),
  segments: segmentRows,
  quadrants: quadrantRows,
  priceMarkers,
  bonuses: table({ rows: each(vehicleTypes, whole(0, 99)) }),
  windows,
  researchTracks,
  technologyStations,
  specIndicators: table({ rows: each(dimensions, each(manufacturingSteps, whole(0, 99))) }),
  mainlines,
  dealerships: table({ rows: each(dealershipSizes, row(shape)) }),
  departments,
  floor,
  ganttTrack,
  assemblyTrack,
  neutralDeck,
  playerDecks,
}).check(
  tableCheck(function* ({
    players,
    researchTracks,
    technologyStations,
    specIndicators,
    mainlines,
    departments,
    neutralDeck,
  }) {
    yield* socketsAndSquares(researchTracks.rows, technologyStations.rows)
    yield* enoughIndicators(specIndicators.rows, technologyStations.rows)
    const { research, planning } = departments.rows
    yield* leftInSupply('mainlines', mainlines.rows, 1)
    yield* leftInSupply('technologyStations', technologyStations.rows, 1)
    yield* leftInSupply('departments', { research, planning }, 'each player')
    yield* enoughNeutralCards(players.rows, neutralDeck.rows)
  }),
)

export type Components = z.infer<typeof componentsSchema>

function pick<T, K extends keyof T>(rows: readonly T[], key: K): T[K][] {
  return rows.map((entry) => entry[key])
}
