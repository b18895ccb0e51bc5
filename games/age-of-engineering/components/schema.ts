import {
  each,
  exactly,
  listOf,
  oneOf,
  repeated,
  rising,
  row,
  sumIs,
  tableCheck,
  tableFrom,
  text,
  whole,
} from '@carriage/kernel/tables'
import {
  actionTileFaults,
  bodyRow,
  carsOfNobody,
  columnOf,
  componentId,
  engineRow,
  fourColours,
  markerNameFaults,
  partFaults,
  partValue,
  roundPrices,
  spaceFaults,
} from '@carriage/kraftwagen-family/component-schema'
import * as z from 'zod/mini'
import {
  achievements,
  actions,
  engineeringMarkers,
  engineers,
  instants,
  investors,
  partKinds,
  preferences,
  provenances,
  startingBonuses,
} from './vocabulary.ts'

/**
 * Constraints that the rules place on component tables. Contents may vary; counts and ranges that the rules rely on may
 * not, so that a typo in a table is refused before a game starts.
 */

const table = tableFrom(provenances)
const points = whole(0, 99)
const rowProvenance = z.optional(oneOf(provenances))

const playerNumber = (players: number) =>
  row({
    // A car needs a price marker of its own, and there are eight in a round.
    marketSpaces: whole(1, 8),
    activeBuyerSpaces: whole(1, 7),
    // On the last space a round would end immediately.
    marketMarkerStart: whole(1, 3),
    startingBonusesOffered: whole(players, 4),
    neutralCars: carsOfNobody(players),
  })

const round = row({
  priceSet: text,
  // AE-1.8, and the reason why sales never tie (AE-10.17)
  prices: roundPrices,
})

// AE-1.16
const workers = table({
  perColour: exactly(12),
  atSetUp: row({ canteen: whole(0, 12), supply: whole(0, 12) }),
  salespersonLuxury: whole(1, 12),
}).check(tableCheck(({ perColour, atSetUp }) => sumIs(perColour, Object.values(atSetUp), ['atSetUp'])))

// AE-1.17
const companyBoard = table({
  workshops: exactly(3),
  raceEngine: partValue,
  startLevels: row({ body: partValue, engine: partValue }),
  highestLevel: exactly(7), // AE-1.18
  mostLevelDifference: whole(1, 6),
  racingTeamAreas: listOf(whole(1, 12), 1, 6),
})

// AE-1.6
const bodies = table({ rows: listOf(bodyRow, 7, 7) }).check(tableCheck(({ rows }) => partFaults(rows, 41)))
const engines = table({ rows: listOf(engineRow, 7, 7) }).check(tableCheck(({ rows }) => partFaults(rows, 39)))

// AE-1.2 Their number; AE-1.3 what they show is free within what the rules need.
const actionTiles = table({
  rows: listOf(row({ id: componentId, actions: listOf(oneOf(actions), 1, 3), provenance: rowProvenance }), 11, 11),
}).check(
  tableCheck(function* ({ rows }) {
    yield* actionTileFaults(rows, actions)
    // AE-5.45 A second Attract Buyer action in one turn could find the market marker at its end.
    for (const [index, tile] of rows.entries())
      yield* repeated(tile.actions, (action) => ['rows', index, 'actions', action])
  }),
)

const bonusItem = z.discriminatedUnion(
  'effect',
  [
    row({ effect: z.literal('takePart'), part: oneOf(partKinds), value: partValue }),
    row({ effect: z.literal('race'), steps: whole(1, 9) }),
    row({ effect: z.literal('setLevel'), part: oneOf(partKinds), value: partValue }),
    row({ effect: z.literal('hire'), workers: whole(1, 8) }),
    row({ effect: z.literal('setRaceEngine'), value: partValue }),
    row({ effect: z.literal('engineerToken') }),
  ],
  'expected one of the effects of a starting bonus',
)

const condition = z.discriminatedUnion(
  'wants',
  [
    row({ wants: z.literal('laps'), least: whole(1, 9) }),
    row({ wants: z.literal('luxury'), least: whole(1, 15) }),
    row({ wants: z.literal('engine'), least: whole(1, 9) }),
    row({ wants: z.literal('body'), least: whole(1, 9) }),
    row({ wants: z.literal('achievements'), least: whole(1, 10) }),
    row({ wants: z.literal('engineerTokens'), least: whole(1, 7) }),
    row({ wants: z.literal('anything') }),
  ],
  'expected one of laps, luxury, engine, body, achievements, engineerTokens, anything',
)

const copies = whole(1, 9) // AE-1.11
const instant = z.discriminatedUnion(
  'effect',
  [
    row({ effect: z.literal('sellCar'), points, copies }),
    row({ effect: z.literal('takePart'), part: oneOf(partKinds), value: partValue, copies }),
    row({ effect: z.literal('swapBuyer'), copies }),
    row({ effect: z.literal('race'), steps: whole(1, 20), copies }),
    row({ effect: z.literal('hire'), workers: whole(1, 8), copies }),
  ],
  'expected one of the effects of an instant benefit',
)

// AE-1.14
const engineeringMarker = z.discriminatedUnion(
  'kind',
  [
    row({ engineer: exactly('winton'), kind: z.literal('engine'), value: whole(1, 2) }),
    row({ engineer: exactly('christie'), kind: z.literal('body'), value: whole(1, 2) }),
    row({ engineer: exactly('packard'), kind: z.literal('buyer'), value: z.literal([2, 4], 'expected 2 or 4') }),
    row({ engineer: exactly('kettering'), kind: z.literal('exchange') }),
    row({ engineer: exactly('buick'), kind: z.literal('fifthBuyer') }),
  ],
  'expected one of the kinds engine, body, buyer, exchange, fifthBuyer',
)

export const componentsSchema = row({
  id: text,
  title: text,
  players: table({ rows: row({ 2: playerNumber(2), 3: playerNumber(3), 4: playerNumber(4) }) }),
  colours: table({ rows: fourColours }),
  workers,
  companyBoard,
  bodies,
  engines,
  actionTiles,
  // AE-1.5 The longest chain has four markers and eleven tiles, and there must be a gap.
  actionGear: table({ spaces: whole(16, 40) }),
  startingBonuses: table({ rows: each(startingBonuses, row({ items: listOf(bonusItem, 1, 4) })) }),
  rounds: table({ rows: row({ 1: round, 2: round, 3: round }) }),
  // AE-1.7
  buyers: table({ rows: each(preferences, whole(1, 5)) }).check(
    tableCheck(({ rows }) => sumIs(8, Object.values(rows), ['rows'])),
  ),
  whiteMarkers: table({ rows: each(preferences, points) }),
  marketTrack: table({ spaces: exactly(4) }),
  investorTrack: table({ spaces: exactly(6) }), // AE-1.22
  circuit: table({ lapSpaces: whole(6, 60) }), // AE-1.20
  placePoints: table({ rows: listOf(points, 3, 3) }),
  lapPoints: table({
    rows: listOf(points, 2, 20).check(tableCheck((rows) => rising(rows, 'expected more points for more laps', []))),
    furtherLap: points,
  }),
  recruitment: table({ inGame: exactly(6), revealed: exactly(2), workers: whole(1, 8), steps: whole(1, 9) }),
  // AE-1.10 Nine of each kind.
  engineers: table({ rows: each(engineers, row({ name: text })) }),
  investors: table({ rows: each(investors, row({ name: text, condition })) }),
  instants: table({ rows: each(instants, instant) }).check(
    tableCheck(({ rows }) => sumIs(9, columnOf(Object.values(rows), 'copies'), ['rows'])),
  ),
  engineeringMarkers: table({ rows: each(engineeringMarkers, engineeringMarker) }).check(
    tableCheck(({ rows }) => markerNameFaults(rows, engineeringMarkers)),
  ),
  // AE-1.15
  achievements: table({ rows: each(achievements, row({ points })) }).check(
    tableCheck(({ rows }) => sumIs(50, columnOf(Object.values(rows), 'points'), ['rows'])),
  ),
}).check(
  tableCheck(function* (tables) {
    yield* spaceFaults((players) => tables.players.rows[players].neutralCars, 'neutralCars', tables.circuit)
  }),
)

export type Components = z.infer<typeof componentsSchema>
