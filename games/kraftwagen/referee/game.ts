import { ImpossibleLuck, placesBy, type RefereedGame } from '@carriage/kernel/referee'
import { lastIn, oneOfEach, replaceByTail, seatsIn, tilesIn } from '@carriage/kraftwagen-family/referee'
import { perform } from './actions.ts'
import type { FirstLuck, LaterLuck, RefereedBox, RefereedOptions } from './box.ts'
import { isMarkerMove, makeMarkerMove, markerMoves } from './markers.ts'
import { preferenceOrder, type RefereedPosition } from './pieces.ts'
import { placeCars, spacesOf } from './placing.ts'
import { score } from './scoring.ts'
import { prepareGame } from './set-up.ts'
import { isBonus, passed, replacementTile, specialtyTile } from './specialty.ts'
import { ask, given, type Part, RefereedTable } from './table.ts'

/** Kraftwagen, V6 edition, from its book. */
export function* refereeKraftwagen(
  seats: number,
  box: RefereedBox,
  options: RefereedOptions,
  first: FirstLuck,
  luck: LaterLuck,
): RefereedGame<RefereedPosition> {
  const table = new RefereedTable(seats, box, options, luck)
  prepareGame(table, first)
  yield* chooseStartTiles(table)
  // 5.0: three game turns of three phases.
  for (table.round = 1; table.round <= 3; table.round++) {
    prepareRound(table)
    do yield* takeTurn(table)
    while (!endsRound(table))
    yield* score(table)
  }
  yield endOf(table)
}

/** 4.0: in reverse order each player takes a start tile and performs what it lists. */
function* chooseStartTiles(table: RefereedTable): Part {
  for (const seat of seatsIn(table.chain).reverse()) {
    table.apply('startTiles')
    const moves = table.startTiles.map((tile) => ({ kind: 'chooseStartTile', tile }))
    const { tile } = yield* ask(table, seat, moves)
    table.startTiles.splice(table.startTiles.indexOf(tile), 1)
    const { items } = given(
      table.box.startTiles.rows.find(({ id }) => id === tile),
      tile,
    )
    const left = [...items]
    while (left.length > 0) {
      const { item } = yield* ask(
        table,
        seat,
        oneOfEach(left).map((each) => ({ kind: 'chooseItem', item: each })),
      )
      left.splice(left.indexOf(item), 1)
      yield* perform(table, seat, item)
    }
  }
  table.startTiles = []
}

/** 5.1 Preparation; 8.0: the marker token of two players starts on 2. */
function prepareRound(table: RefereedTable): void {
  table.apply('preparation')
  if (table.seats === 2) table.apply('twoPlayers')
  table.prices = [...given(table.box.rounds.rows[table.round], 'the prices of a round').prices]
  for (const preference of preferenceOrder) table.stackMoney[preference] += table.box.stackMoney.rows[preference] ?? 0
  table.marker = table.board.markerStart
  table.closedSpaces = 0
}

/** 5.2: the last player takes a tile, conducts its actions and may place a car. */
function* takeTurn(table: RefereedTable): Part {
  table.apply('last')
  const seat = lastIn(table.chain)
  table.markerUsed = false
  table.carMarkerUsed = false
  const tile = yield* chooseTile(table, seat)
  table.apply('tile')
  replaceByTail(tile, table.chain)
  const special = specialtyTile(table, tile)
  const actions = special
    ? [special.action, special.bonus]
    : given(
        table.box.actionTiles.rows.find(({ id }) => id === tile),
        tile,
      ).actions
  yield* performAll(table, seat, actions)
  table.chain.push(replacementTile(table, tile))
  yield* placeCars(table, seat)
  // 5.2: tiles at the end of the chain go to its front, one by one.
  for (let [end] = table.chain; typeof end === 'string'; [end] = table.chain) {
    table.apply('ends')
    table.chain.shift()
    table.chain.push(passed(table, end))
  }
}

/** Any tile of the chain; before it markers may be used. */
function* chooseTile(table: RefereedTable, seat: number): Part<string> {
  for (;;) {
    const tiles = tilesIn(table.chain).map((tile) => ({ kind: 'takeTile' as const, tile }))
    const move = yield* ask(table, seat, [...tiles, ...markerMoves(table, seat)])
    if (!isMarkerMove(move)) return move.tile
    yield* makeMarkerMove(table, seat, move)
  }
}

/** I.: all actions in any order, one after another; between them markers may be used. */
function* performAll(table: RefereedTable, seat: number, actions: readonly string[]): Part {
  const left = [...actions]
  while (left.length > 0) {
    const first = table.options.specialtyOrder === 'actionFirst' ? left.filter((each) => !isBonus(table, each)) : left
    const choices = oneOfEach(first.length > 0 ? first : left)
    const moves = choices.map((action) => ({ kind: 'chooseAction' as const, action }))
    const move = yield* ask(table, seat, [...moves, ...markerMoves(table, seat)])
    if (isMarkerMove(move)) yield* makeMarkerMove(table, seat, move)
    else {
      table.apply('actions')
      left.splice(left.indexOf(move.action), 1)
      yield* perform(table, seat, move.action)
    }
  }
}

/** 5.3: the market is full or the marker token is on 0, and the turn is over. */
function endsRound(table: RefereedTable): boolean {
  const ends = table.market.length >= spacesOf(table) || table.marker === '0'
  if (ends) table.apply('roundEnds')
  return ends
}

/** 7.0: money and award tiles. The book names nothing for a tie. */
function endOf(table: RefereedTable) {
  table.apply('end')
  const points = table.players.map(({ money, awards }) =>
    awards.reduce((sum, award) => sum + (table.box.awards.rows[award]?.points ?? 0), money),
  )
  const engineers = table.players.map((player) => player.engineers.length)
  const by = (list: readonly number[], a: number, b: number) => (list[b] ?? 0) - (list[a] ?? 0)
  const compare = (a: number, b: number) =>
    by(points, a, b) || (table.options.tieBreak === 'engineers' ? by(engineers, a, b) : 0)
  if (points.length !== table.seats) throw new ImpossibleLuck('a player is missing')
  return { over: true as const, points, places: placesBy(table.seats, compare), sections: table.applied() }
}
