import type { Pile, Seat } from '@carriage/kernel'
import type {
  AvailablePrices,
  Chain,
  MaybeFaceDown,
  PartKind,
  PerPreference,
  RaceCar,
  Workshop,
} from '@carriage/kraftwagen-family'
import type {
  Achievement,
  Engineer,
  EngineeringMarker,
  Instant,
  Investor,
  Preference,
  StartingBonus,
} from './components/index.ts'
import type { Options } from './options.ts'
import type { Step } from './steps.ts'

export { carAt } from '@carriage/kraftwagen-family'

/** An action tile, by its id in the tables. */
export type TileId = string

/** Everything that can be said about a game at one moment. */
export interface State {
  /** Agreed before the game; never changed, and shared by all copies of a state. */
  readonly options: Options
  round: Round
  phase: Phase
  /** What is going on, the innermost last: the last step waits for a decision of the actor. */
  steps: Step[]
  /** Whose decision it is. */
  actor: Seat
  turn: CompanyTurn
  chain: Chain<TileId>
  /** Starting bonuses still on offer. */
  startingBonuses: StartingBonus[]
  companies: Company[]
  recruitment: RecruitmentTiles

  stacks: PerPreference<number, Preference>
  /** Points that lie beside each stack. */
  whiteMarkers: PerPreference<number, Preference>
  activeBuyers: ActiveBuyer[]
  /** The space of the market marker on its track, from 1. */
  marketMarker: number
  priceChart: AvailablePrices
  market: Car[]
  /** Investors who will buy this round, from the top. */
  investorTrack: EngagedInvestor[]
  /** Spaces of the neutral race cars of a two-player game. */
  neutralCars: number[]
  /** Achievements that no seat has won yet. */
  achievements: Achievement[]
}

export type Round = 1 | 2 | 3
export type Phase = 'setup' | 'action' | 'scoring' | 'over'

/** What counts for the length of one turn. */
export interface CompanyTurn {
  /** The tile in hand, until it goes to the front of the chain. */
  tile: TileId | null
  carPlaced: boolean
  /** Whether the engineering marker of the action step, and of the placing step, was used: AE-9.14. */
  actionMarkerUsed: boolean
  placingMarkerUsed: boolean
  /** The engineer that helps in the action step; kept only if the table agreed on one: AE-6.3. */
  helper?: Engineer
}

export interface Company {
  supply: number
  canteen: number
  /** Workers in the racing team. */
  team: number
  salesperson: SalespersonAt
  workshops: Workshop[]
  raceEngine: number
  levels: Record<PartKind, number>
  startingBonus: StartingBonus | null
  engineers: Engineer[]
  /** Unspent engineer tokens on engineer tiles; which tile does not matter. */
  engineerTokens: number
  /** Unspent engineer tokens that lie on no tile. */
  looseTokens: number
  /** Unused engineering markers. */
  engineeringMarkers: EngineeringMarker[]
  /** Investors in front of the company, a production token on each. */
  investors: Investor[]
  raceCar: RaceCar
  /** AE-12.6 Open, or known to the company only if the table agreed on that. */
  points: MaybeFaceDown<number>
  achievements: Achievement[]
}

export type SalespersonAt = 'supply' | 'canteen' | 'car' | 'box'

export interface ActiveBuyer {
  readonly preference: Preference
  packard: EngineeringMarker | null
}

export interface EngagedInvestor {
  readonly investor: Investor
  /** Whose production token engaged the investor. */
  readonly by: Seat
}

/** A car on the market. Prices of a round are all different, so its price names it. */
export interface Car {
  owner: Seat
  body: number
  engine: number
  workers: number
  salesperson: boolean
  price: number
  /** A marker of Winton or Christie. */
  marker: EngineeringMarker | null
  productionTokens: number
}

/** The recruitment tiles of all three kinds. */
export interface RecruitmentTiles {
  engineer: Recruits<Engineer>
  investor: Recruits<Investor>
  instant: Recruits<Instant>
}

/**
 * The tiles of one kind. No player has seen which of them lie in the stack and which in the box, so both are one pile,
 * and which tile comes up is decided when it comes up.
 */
export interface Recruits<Tile extends string> {
  unseen: Pile<Tile>
  /** How many of the unseen tiles are in the stack. */
  stack: number
  display: Tile[]
  /** Seen and out of the game. */
  gone: Tile[]
}

/** A turn in which nothing was done yet. */
export function newTurn(): CompanyTurn {
  return { tile: null, carPlaced: false, actionMarkerUsed: false, placingMarkerUsed: false }
}

export function companyOf(state: State, seat: Seat): Company {
  const company = state.companies[seat]
  if (!company) throw new RangeError(`There is no seat ${seat}.`)
  return company
}

/** The company whose decision it is. */
export function actorOf(state: State): Company {
  return companyOf(state, state.actor)
}

/** All engineer tokens that a company has not spent yet. */
export function tokensOf({ engineerTokens, looseTokens }: Company): number {
  return engineerTokens + looseTokens
}
