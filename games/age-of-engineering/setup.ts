import { type Effects, type Pile, pileOf, type Seat, type SetupParameters, seatsOf } from '@carriage/kernel'
import { arrangeChain, nearestToTiles, offerSome } from '@carriage/kraftwagen-family'
import { achievements, standard, startingBonuses } from './components/index.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import { hideTotal } from './points.ts'
import { type Company, newTurn, type Recruits, type State } from './state.ts'
import { boardFor, type ComponentTables, tablesFrom } from './tables.ts'

/** The table when the first starting bonus is chosen. */
export function layOut({ seats, options }: SetupParameters<Options>, fx: Effects<Event>): State {
  const tables = tablesFrom(options.components ?? standard)
  const { components, recruits } = tables
  const board = boardFor(tables, seats)
  // AE-2.2 Tiles with one action first, the one with three actions at the front; within a size at random. AE-2.12
  const { tiles, seats: markers } = arrangeChain(tables.tilesBySize, seats, fx)
  const { inGame } = components.recruitment
  return {
    options,
    round: 1,
    phase: 'setup',
    // AE-2.19 The company nearest to the tiles chooses first, AE-2.18 the first player last.
    steps: [{ name: 'bonuses', waiting: markers.toReversed() }],
    actor: nearestToTiles(markers),
    turn: newTurn(),
    chain: [...markers, ...tiles], // AE-4.1
    // All four, or AE-13.5 two of them at random.
    startingBonuses: offerSome(startingBonuses, pileOf(startingBonuses), board.startingBonusesOffered, fx),
    companies: seatsOf(seats).map((seat) => found(seat, tables, options)), // AE-2.1
    recruitment: {
      engineer: stackOf(recruits.engineer, inGame),
      investor: stackOf(recruits.investor, inGame),
      instant: stackOf(recruits.instant, inGame),
    },
    stacks: { ...components.buyers.rows }, // AE-2.6
    whiteMarkers: { body: 0, engine: 0, luxury: 0, price: 0 }, // AE-2.7
    activeBuyers: [],
    marketMarker: board.marketMarkerStart, // AE-2.8
    priceChart: [],
    market: [],
    investorTrack: [],
    neutralCars: board.neutralCars.slice(), // AE-13.6
    achievements: achievements.slice(), // AE-2.9
  }
}

/** AE-2.3, AE-2.4 Six of nine; AE-2.5 all face down. */
function stackOf<Tile extends string>(tiles: Pile<Tile>, inGame: number): Recruits<Tile> {
  return { unseen: tiles.slice(), stack: inGame, display: [], gone: [] }
}

/** AE-2.10, AE-2.11, AE-2.13, AE-2.14, AE-2.17 */
function found(seat: Seat, { components }: ComponentTables, options: Options): Company {
  const { canteen, supply } = components.workers.atSetUp
  const { workshops, raceEngine, startLevels } = components.companyBoard
  return {
    supply,
    canteen,
    team: 0,
    salesperson: 'supply',
    workshops: Array.from({ length: workshops }, () => null),
    raceEngine, // AE-2.16
    levels: { ...startLevels }, // AE-2.15
    startingBonus: null,
    engineers: [],
    engineerTokens: 0,
    looseTokens: 0,
    engineeringMarkers: [],
    investors: [],
    raceCar: { space: 0, laps: 0 },
    points: hideTotal(0, seat, options),
    achievements: [],
  }
}
