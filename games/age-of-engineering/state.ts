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

/** The complete state of a game. */
export interface State {
  /** Agreed before the game; immutable and shared by all copies of a state. */
  readonly options: Options
  round: Round
  phase: Phase
  /** The step stack, innermost last: the last step waits for a decision of the actor. */
  steps: Step[]
  /** The seat to decide. */
  actor: Seat
  turn: CompanyTurn
  chain: Chain<TileId>
  /** Available starting bonuses. */
  startingBonuses: StartingBonus[]
  companies: Company[]
  recruitment: RecruitmentTiles

  stacks: PerPreference<number, Preference>
  /** Points beside each stack. */
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
  /** Unclaimed achievements. */
  achievements: Achievement[]
}

export type Round = 1 | 2 | 3
export type Phase = 'setup' | 'action' | 'scoring' | 'over'

/** State of the current turn. */
export interface CompanyTurn {
  /** The tile in hand, until it goes to the front of the chain. */
  tile: TileId | null
  carPlaced: boolean
  /** Whether the engineering marker of the action step, and of the placing step, was used: AE-9.14. */
  actionMarkerUsed: boolean
  placingMarkerUsed: boolean
  /** The engineer who helps in the action step; stored only with the option of one engineer: AE-6.3. */
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
  /** Investors in front of the company, each with a production token. */
  investors: Investor[]
  raceCar: RaceCar
  /** AE-12.6 Public, or known only to the company with the option. */
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
  /** The seat whose production token engaged the investor. */
  readonly by: Seat
}

/** A car on the market. Prices within a round are unique, so the price identifies it. */
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
 * The tiles of one kind. Nobody has seen which of them are in the stack and which in the box, so both are one pile; a
 * tile is decided when it is revealed.
 */
export interface Recruits<Tile extends string> {
  unseen: Pile<Tile>
  /** The number of unseen tiles in the stack. */
  stack: number
  display: Tile[]
  /** Seen and removed from the game. */
  gone: Tile[]
}

/** The state of a turn at its start. */
export function newTurn(): CompanyTurn {
  return { tile: null, carPlaced: false, actionMarkerUsed: false, placingMarkerUsed: false }
}

export function companyOf(state: State, seat: Seat): Company {
  const company = state.companies[seat]
  if (!company) throw new RangeError(`There is no seat ${seat}.`)
  return company
}

/** The company to decide. */
export function actorOf(state: State): Company {
  return companyOf(state, state.actor)
}

/** All unspent engineer tokens of a company. */
export function tokensOf({ engineerTokens, looseTokens }: Company): number {
  return engineerTokens + looseTokens
}
