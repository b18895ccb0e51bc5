import { type Effects, type Seat, type SetupParameters, seatsOf } from '@carriage/kernel'
import { arrangeChain, nearestToTiles, offerSome } from '@carriage/kraftwagen-family'
import { refillDisplay } from './actions/research.ts'
import { layFirstSpecialtyTile, specialtyStacks } from './actions/specialty-tiles.ts'
import { awards, standard } from './components/index.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import { hideTotal } from './scoring/money.ts'
import { newTurn, type Player, type StartTileId, type State } from './state.ts'
import { boardFor, type ComponentTables, tablesFrom } from './tables.ts'

/** The table when the first start tile is chosen. */
export function layOut({ seats, options }: SetupParameters<Options>, fx: Effects<Event>): State {
  const tables = tablesFrom(options.components ?? standard)
  const { components } = tables
  const board = boardFor(tables, seats)
  // KW-2.1 Tiles with one action first, the one with three actions last; KW-2.2 within a size at random.
  // KW-2.10 So are the workers; KW-4.19 where players sit does not matter.
  const { tiles, seats: workers } = arrangeChain(tables.tilesBySize, seats, fx)
  const state: State = {
    options,
    round: 1,
    phase: 'setup',
    // KW-2.16 The player nearest to the tiles chooses first, the start player last.
    steps: [{ name: 'startTiles', waiting: workers.toReversed() }],
    actor: nearestToTiles(workers),
    turn: newTurn(),
    chain: [...workers, ...tiles], // KW-4.1, KW-1.31; KW-2.12 the start player is at the tail
    startTiles: offerStartTiles(tables, board.startTilesOffered, fx),
    players: seatsOf(seats).map((seat) => seatPlayer(seat, tables, options)),
    deck: tables.deck.slice(), // KW-2.3
    display: [],
    discard: [],
    stacks: { ...components.buyers.rows }, // KW-2.5
    stackMoney: { body: 0, engine: 0, prestige: 0, price: 0 },
    activeBuyers: [],
    marker: board.markerStart, // KW-2.6, KW-12.2
    availablePrices: [],
    market: [],
    dummies: board.dummies.slice(), // KW-12.6
    awards: awards.slice(), // KW-2.7
    specialty: null,
  }
  if (options.specialtyTiles) state.specialty = specialtyStacks(state) // KW-13.1
  layFirstSpecialtyTile(state, fx)
  refillDisplay(state, fx) // KW-2.4
  return state
}

/** KW-2.29 All four, or KW-12.3 two of them at random. */
function offerStartTiles({ components }: ComponentTables, offered: number, fx: Effects<Event>): StartTileId[] {
  const all = components.startTiles.rows.map(({ id }) => id)
  return offerSome(all, all, offered, fx)
}

/** KW-2.8, KW-2.15 What a player begins with. */
function seatPlayer(seat: Seat, { components }: ComponentTables, options: Options): Player {
  const { canteen, supply } = components.workers.atSetUp
  return {
    supply, // KW-2.11
    canteen,
    workshops: Array.from({ length: components.mat.workshops }, () => null),
    gpEngine: components.mat.gpEngine, // KW-1.6, KW-2.14
    startTile: null,
    developments: [],
    inactive: [],
    engineers: [],
    engineerMarkers: [],
    raceCar: { space: 0, laps: 0 }, // KW-2.13, KW-2.9
    carsPlaced: 0,
    money: hideTotal(0, seat, options),
    awards: hideTotal([], seat, options),
  }
}
