import { ImpossibleLuck, placesBy, type RefereedGame } from '@carriage/kernel/referee'
import { lastIn, oneOfEach, replaceByTail, takeOut, tilesIn } from '@carriage/kraftwagen-family/referee'
import { perform } from './actions.ts'
import type { FirstLuck, LaterLuck, RefereedBox, RefereedOptions } from './box.ts'
import { freePlays, isFreePlay, makeFreePlay } from './markers.ts'
import { preferenceOrder, type RefereedPosition } from './pieces.ts'
import { placeCars } from './placing.ts'
import { score } from './scoring.ts'
import { chooseBonuses, prepareGame } from './set-up.ts'
import { ask, given, type Part, RefereedTable } from './table.ts'

/** Kraftwagen: Age of Engineering, implemented from its book. */
export function* refereeAgeOfEngineering(
  seats: number,
  box: RefereedBox,
  options: RefereedOptions,
  first: FirstLuck,
  luck: LaterLuck,
): RefereedGame<RefereedPosition> {
  const table = new RefereedTable(seats, box, options, luck)
  prepareGame(table, first)
  yield* chooseBonuses(table)
  for (table.round = 1; table.round <= 3; table.round++) {
    prepareRound(table)
    do yield* takeTurn(table)
    while (!endsRound(table))
    yield* score(table)
  }
  yield endOf(table)
}

/** 1. Preparation Phase. Rules for two Players: the market marker starts one space on. */
function prepareRound(table: RefereedTable): void {
  table.apply('prices')
  if (table.seats === 2) table.apply('twoPlayers')
  table.prices = [...given(table.box.rounds.rows[table.round], 'the prices of a round').prices]
  for (const preference of preferenceOrder)
    table.whiteMarkers[preference] += table.box.whiteMarkers.rows[preference] ?? 0
  table.marketMarker = table.board.marketMarkerStart
  table.closedPlaces = 0
  for (const kind of Object.keys(table.recruits)) revealRecruits(table, kind)
}

/** C. Two tiles of each kind. An option decides where untaken tiles go. */
function revealRecruits(table: RefereedTable, kind: string): void {
  const recruits = given(table.recruits[kind], kind)
  const leftovers = table.options.recruitmentLeftovers
  if (leftovers === 'discard') recruits.gone.push(...recruits.display.splice(0))
  const wanted = table.box.recruitment.revealed - (leftovers === 'fillToTwo' ? recruits.display.length : 0)
  const count = Math.min(Math.max(0, wanted), recruits.stack)
  if (count === 0) return
  table.apply('reveal')
  const tiles = table.luck.revealed(kind)
  if (tiles?.length !== count) throw new ImpossibleLuck(`${count} tiles of ${kind}, not ${tiles?.join() ?? 'none'}`)
  for (const tile of tiles) {
    if (!recruits.unseen.includes(tile)) throw new ImpossibleLuck(`${tile} was seen before`)
    takeOut(recruits.unseen, tile)
    recruits.display.push(tile)
    recruits.stack -= 1
  }
}

/** 2. Action Phase: the company furthest back takes a tile, then may place a car. */
function* takeTurn(table: RefereedTable): Part {
  table.apply('last')
  const seat = lastIn(table.chain)
  table.actionMarkerUsed = false
  table.placingMarkerUsed = false
  table.carPlaced = false
  table.helper = null
  const tile = yield* chooseTile(table, seat)
  table.apply('tile')
  replaceByTail(tile, table.chain)
  const { actions } = given(
    table.box.actionTiles.rows.find(({ id }) => id === tile),
    tile,
  )
  yield* performAll(table, seat, actions)
  table.chain.push(tile)
  yield* placeCars(table, seat)
  // Tiles at the end of the chain move to its beginning, one after another.
  for (let [end] = table.chain; typeof end === 'string'; [end] = table.chain) {
    table.apply('ends')
    table.chain.shift()
    table.chain.push(end)
  }
}

function* chooseTile(table: RefereedTable, seat: number): Part<string> {
  for (;;) {
    const tiles = tilesIn(table.chain).map((tile) => ({ kind: 'takeTile' as const, tile }))
    const move = yield* ask(table, seat, [...tiles, ...freePlays(table, seat, 'action')])
    if (!isFreePlay(move)) return move.tile
    makeFreePlay(table, seat, move, 'action')
  }
}

/** All actions in any order, each completed before the next; tokens and markers before or after one. */
function* performAll(table: RefereedTable, seat: number, actions: readonly string[]): Part {
  const left = [...actions]
  while (left.length > 0) {
    const moves = oneOfEach(left).map((action) => ({ kind: 'chooseAction' as const, action }))
    const move = yield* ask(table, seat, [...moves, ...freePlays(table, seat, 'action')])
    if (isFreePlay(move)) makeFreePlay(table, seat, move, 'action')
    else {
      table.apply('actions')
      takeOut(left, move.action)
      yield* perform(table, seat, move.action)
    }
  }
}

/** The market is full, or the market marker is at the end of its track; the turn is over first. */
function endsRound(table: RefereedTable): boolean {
  const ends = table.market.length >= table.marketSpaces || table.marketMarker >= table.box.marketTrack.spaces
  if (ends) table.apply('roundEnds')
  return ends
}

/** End of the Game: most points, then most engineers, then shared. */
function endOf(table: RefereedTable) {
  table.apply('end')
  const points = table.companies.map((company) => company.points)
  const engineers = table.companies.map((company) => company.engineers.length)
  const by = (list: readonly number[], a: number, b: number) => (list[b] ?? 0) - (list[a] ?? 0)
  const places = placesBy(table.seats, (a, b) => by(points, a, b) || by(engineers, a, b))
  return { over: true as const, points, places, sections: table.applied() }
}
