import { ImpossibleLuck } from '@carriage/kernel/referee'
import { takeOut, tilesIn, wrongWithFirstChain } from '@carriage/kraftwagen-family/referee'
import type { FirstLuck } from './box.ts'
import { specialtyTile } from './specialty.ts'
import type { RefereedTable } from './table.ts'

/* 4.0 Game Preparations, 8.0 and 9.0: Set Up. */

export function prepareGame(table: RefereedTable, first: FirstLuck): void {
  prepareChain(table, first.chain)
  prepareCards(table, first.display)
  table.startTiles = [...first.startTiles]
  const offered = new Set(first.startTiles)
  if (offered.size !== table.board.startTilesOffered || offered.size !== first.startTiles.length)
    throw new ImpossibleLuck(`start tiles ${first.startTiles.join()}`)
  table.apply('start')
  const { canteen, supply } = table.box.workers.atSetUp
  table.players = Array.from({ length: table.seats }, () => ({
    supply,
    canteen,
    workshops: [],
    raceEngine: table.box.mat.gpEngine,
    developments: [],
    inactive: [],
    engineers: [],
    markers: [],
    space: 0,
    laps: 0,
    money: 0,
    awards: [],
    carsPlaced: 0,
  }))
  table.marker = table.board.markerStart
}

/** Tiles with one action, then two, then three; the workers behind them. 9.0: a tile of set A in front. */
function prepareChain(table: RefereedTable, chain: FirstLuck['chain']): void {
  table.apply('chain')
  table.chain = [...chain]
  const { rows } = table.box.specialtyTiles
  const special = tilesIn(table.chain).filter((tile) => specialtyTile(table, tile))
  const [tile] = special
  if (special.length !== (table.options.specialtyTiles ? 1 : 0))
    throw new ImpossibleLuck(`specialty tiles ${special.join()}`)
  const plain = table.chain.filter((element) => element !== tile)
  const wrong = wrongWithFirstChain(plain, table.seats, table.box.actionTiles.rows)
  if (wrong !== undefined) throw new ImpossibleLuck(wrong)
  if (tile === undefined) return
  if (specialtyTile(table, tile)?.set !== 'A' || table.chain.at(-1) !== tile)
    throw new ImpossibleLuck(`${tile} is not in front of all tiles`)
  const stackOf = (set: string) => rows.filter((row) => row.set === set && row.id !== tile).map(({ id }) => id)
  table.specialty = {
    stacks: { A: stackOf('A'), B: stackOf('B'), C: stackOf('C') },
    used: { A: [], B: [], C: [] },
    box: [],
  }
}

/** All research cards are in the deck, and the top two are turned up. */
function prepareCards(table: RefereedTable, display: readonly string[]): void {
  table.apply('cards')
  const { developments, instants, engineers } = table.box
  const copies = (card: string, count: number) => Array.from({ length: count }, () => card)
  table.deck = [
    ...developments.rows.flatMap((row) => copies(row.id, row.copies)),
    ...Object.entries(instants.rows).flatMap(([card, row]) => copies(card, row.copies)),
    ...Object.keys(engineers.rows),
  ]
  if (display.length !== 2) throw new ImpossibleLuck(`display ${display.join()}`)
  for (const card of display) takeOut(table.deck, card)
  table.display = [...display]
}
