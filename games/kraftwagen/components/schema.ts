import {
  each,
  exactly,
  fault,
  listOf,
  oneOf,
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
  repeatedIn,
  roundPrices,
  spaceFaults,
} from '@carriage/kraftwagen-family/component-schema'
import * as z from 'zod/mini'
import {
  actions,
  awards,
  bonuses,
  engineerMarkers,
  engineers,
  instants,
  markerSpaces,
  partKinds,
  preferences,
  provenances,
  specialtySets,
  startItems,
} from './vocabulary.ts'

/**
 * Constraints that the rules place on component tables. Contents may vary; counts and ranges that the rules rely on may
 * not, so that a typo in a table is refused before a game starts.
 */

const table = tableFrom(provenances)
const money = whole(0, 99)
const rowProvenance = z.optional(oneOf(provenances))

const playerNumber = (players: number) =>
  row({
    // A car needs a price marker of its own, and there are eight in a round.
    marketSpaces: whole(1, 8),
    activeBuyerSpaces: whole(1, 8),
    // On 0 a round would be over before it began.
    markerStart: oneOf(['S', '3', '2', '1']),
    startTilesOffered: whole(players, 4),
    dummies: carsOfNobody(players),
  })

const round = <const T extends string>(specialtySet: T) =>
  row({
    priceSet: text,
    // KW-1.20, and the reason why sales never tie (KW-9.19)
    prices: roundPrices,
    specialtySet: exactly(specialtySet),
  })

const workers = table({
  perColour: exactly(14),
  atSetUp: row({ canteen: whole(0, 12), lapCounter: exactly(1), chain: exactly(1), supply: whole(0, 12) }),
}).check(tableCheck(({ perColour, atSetUp }) => sumIs(perColour, Object.values(atSetUp), ['atSetUp'])))

// KW-1.8
const bodies = table({ rows: listOf(bodyRow, 7, 7) }).check(tableCheck(({ rows }) => partFaults(rows, 41)))
// KW-1.9
const engines = table({ rows: listOf(engineRow, 7, 7) }).check(tableCheck(({ rows }) => partFaults(rows, 39)))

const actionTiles = table({
  rows: listOf(row({ id: componentId, actions: listOf(oneOf(actions), 1, 3), provenance: rowProvenance }), 10, 10),
}).check(
  tableCheck(function* ({ rows }) {
    yield* actionTileFaults(rows, actions)
  }),
)

const startTiles = table({
  reverse: row({ body: exactly(1), engine: exactly(1) }),
  rows: listOf(row({ id: componentId, items: listOf(oneOf(startItems), 1, 5), provenance: rowProvenance }), 4, 4),
}).check(
  tableCheck(function* ({ rows }) {
    yield* repeatedIn(rows, 'id')
    for (const symbol of ['carOnSpace2', 'gpEngine2']) {
      const found = rows.flatMap((tile) => tile.items).filter((item) => item === symbol).length
      if (found !== 1) yield fault(['rows'], `expected ${symbol} once, found it ${found} times`)
    }
  }),
)

const development = row({
  id: componentId,
  points: row({ body: whole(0, 2), engine: whole(0, 2) }),
  immediatePart: z.nullable(oneOf(partKinds)),
  copies: whole(1, 32),
}).check(
  tableCheck(function* ({ points, immediatePart }) {
    const sum = points.body + points.engine
    if (sum > 2) yield fault(['points'], `expected at most 2 points in all, found ${sum}`)
    if (sum === 0 && immediatePart === null) yield fault(['points'], 'expected a point or an immediate part')
  }),
)

const developments = table({ rows: listOf(development, 1, 32) }).check(
  tableCheck(function* ({ rows }) {
    yield* repeatedIn(rows, 'id')
    yield* sumIs(32, columnOf(rows, 'copies'), ['rows'])
  }),
)

const engineerMarker = z.discriminatedUnion(
  'kind',
  [
    row({ engineer: exactly('horch'), kind: z.literal('engine'), value: whole(1, 2) }),
    row({ engineer: exactly('maybach'), kind: z.literal('body'), value: whole(1, 2) }),
    row({ engineer: exactly('daimler'), kind: z.literal('buyer'), value: z.literal([2, 4], 'expected 2 or 4') }),
    row({ engineer: exactly('diesel'), kind: z.literal('change') }),
    row({ engineer: exactly('benz'), kind: z.literal('fifthBuyer') }),
  ],
  'expected one of the kinds engine, body, buyer, change, fifthBuyer',
)

const specialtyTiles = table({
  rows: listOf(
    row({ id: componentId, set: oneOf(specialtySets), action: oneOf(actions), bonus: oneOf(bonuses) }),
    12,
    12,
  ),
}).check(
  tableCheck(function* ({ rows }) {
    yield* repeatedIn(rows, 'id')
    for (const set of specialtySets) {
      const found = rows.filter((tile) => tile.set === set).length
      if (found !== 4) yield fault(['rows'], `expected four tiles of set ${set}, found ${found}`)
    }
  }),
)

const bonus = z.discriminatedUnion(
  'effect',
  [
    row({ effect: z.literal('takePart'), part: oneOf(partKinds), value: partValue, optional: exactly(false) }),
    row({ effect: z.literal('raiseGpEngine'), by: exactly(1), optional: exactly(false) }),
    row({ effect: z.literal('moneyPerWorker'), money, optional: exactly(false) }),
    row({ effect: z.literal('withdrawCar'), money, optional: exactly(true) }),
    row({ effect: z.literal('sellPart'), optional: exactly(true) }),
    row({ effect: z.literal('researchTopDiscard'), optional: exactly(false) }),
  ],
  'expected one of the effects of a bonus',
)

export const componentsSchema = row({
  id: text,
  title: text,
  players: table({ rows: row({ 2: playerNumber(2), 3: playerNumber(3), 4: playerNumber(4) }) }),
  colours: table({ rows: fourColours }),
  workers,
  mat: table({ workshops: exactly(3), gpEngine: partValue }),
  bodies,
  engines,
  actionTiles,
  // The longest chain has four workers and eleven tiles, and there must be a gap.
  actionTrack: table({ spaces: whole(16, 40) }),
  startTiles,
  rounds: table({ rows: row({ 1: round('A'), 2: round('B'), 3: round('C') }) }),
  buyers: table({ rows: each(preferences, whole(1, 5)) }).check(
    tableCheck(({ rows }) => sumIs(8, Object.values(rows), ['rows'])),
  ),
  stackMoney: table({ rows: each(preferences, money) }),
  buyerTrack: table({
    spaces: listOf(oneOf(markerSpaces), 5, 5).check(
      tableCheck(function* (spaces) {
        for (const [index, space] of markerSpaces.entries())
          if (spaces[index] !== space) yield fault([index], `expected ${space} here`)
      }),
    ),
  }),
  circuit: table({ lapSpaces: whole(6, 60) }),
  raceMoney: table({ rows: listOf(money, 3, 3) }),
  lapMoney: table({ rows: listOf(money, 2, 20), furtherLap: money }),
  developments,
  instants: table({ rows: each(instants, row({ copies: whole(1, 7) })) }).check(
    tableCheck(({ rows }) => sumIs(9, columnOf(Object.values(rows), 'copies'), ['rows'])),
  ),
  engineers: table({ rows: each(engineers, row({ name: text, power: text })) }),
  engineerMarkers: table({ rows: each(engineerMarkers, engineerMarker) }).check(
    tableCheck(({ rows }) => markerNameFaults(rows, engineerMarkers)),
  ),
  awards: table({ rows: each(awards, row({ points: money, condition: text })) }).check(
    tableCheck(({ rows }) => sumIs(50, columnOf(Object.values(rows), 'points'), ['rows'])),
  ),
  specialtyTiles,
  specialtyBonuses: table({ rows: each(bonuses, bonus) }),
}).check(
  tableCheck(function* (tables) {
    // Both kinds of tiles lie in one chain, so their ids must not meet.
    const actionTileIds = new Set(columnOf(tables.actionTiles.rows, 'id'))
    for (const [index, tile] of tables.specialtyTiles.rows.entries())
      if (actionTileIds.has(tile.id))
        yield fault(['specialtyTiles', 'rows', index, 'id'], `${tile.id} is an action tile already`)
    yield* spaceFaults((players) => tables.players.rows[players].dummies, 'dummies', tables.circuit)
  }),
)

export type Components = z.infer<typeof componentsSchema>
