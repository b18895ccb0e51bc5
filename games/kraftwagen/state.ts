import type { Pile, Seat } from '@carriage/kernel'
import type {
  AvailablePrices,
  BuyerKind,
  Chain,
  MaybeFaceDown,
  PerPreference,
  RaceCar,
  Workshop,
} from '@carriage/kraftwagen-family'
import type { Award, Engineer, EngineerMarker, MarkerSpace, SpecialtySet } from './components/index.ts'
import type { Options } from './options.ts'
import type { Step } from './steps.ts'

export { carAt } from '@carriage/kraftwagen-family'

/** An action tile or a specialty tile, by its id in the tables. */
export type TileId = string
export type StartTileId = string
export type DevelopmentId = string

/**
 * A research card by its kind: a development, an instant or an engineer. Cards of one kind are all alike, so a pile may
 * hold the same id several times.
 */
export type CardId = string

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
  turn: PlayerTurn
  chain: Chain<TileId>
  /** Start tiles still on offer. */
  startTiles: StartTileId[]
  players: Player[]

  deck: Pile<CardId>
  display: CardId[]
  /** Face up; the last one is on top. */
  discard: CardId[]

  stacks: PerPreference<number>
  stackMoney: PerPreference<number>
  activeBuyers: ActiveBuyer[]
  marker: MarkerSpace
  availablePrices: AvailablePrices
  /** KW-7.9 Open to all, KW-7.13 several of a player, KW-7.15 in any order. */
  market: Car[]
  /** Spaces of the parked race cars of a two-player game. */
  dummies: number[]
  /** KW-10.2 Awards that no player has earned yet. */
  awards: Award[]
  specialty: Specialty | null
}

export type Round = 1 | 2 | 3
export type Phase = 'setup' | 'action' | 'scoring' | 'over'

/** State of the current turn. */
export interface PlayerTurn {
  /** The tile in hand, until it goes to the front of the chain. */
  tile: TileId | null
  carPlaced: boolean
  /** A Daimler or Diesel marker was used. */
  markerUsed: boolean
  /** A Horch or Maybach marker was used. */
  carMarkerUsed: boolean
}

export interface Player {
  supply: number
  /** KW-1.5 Any number of workers. */
  canteen: number
  /** KW-1.4 A body, an engine or nothing in each. */
  workshops: Workshop[]
  /** KW-1.7 It serves the race and nothing else. */
  gpEngine: number
  startTile: StartTileId | null
  /** KW-6.14 Active developments, a worker on each, until the end of the game. */
  developments: DevelopmentId[]
  /** Developments that still wait for a worker. */
  inactive: DevelopmentId[]
  engineers: Engineer[]
  /** KW-8.10 Unused engineer markers, kept for later rounds. */
  engineerMarkers: EngineerMarker[]
  raceCar: RaceCar
  /** Cars placed in the whole game. */
  carsPlaced: number
  /** KW-9.35 Face down, or open if the table agreed on that. */
  money: MaybeFaceDown<number>
  awards: MaybeFaceDown<Award[]>
}

export interface ActiveBuyer {
  readonly preference: BuyerKind
  daimler: EngineerMarker | null
}

/**
 * A car on the market. Prices of a round are all different, so its price names it. KW-7.10 Only Diesel changes it, and
 * only the withdraw bonus removes it before scoring.
 */
export interface Car {
  owner: Seat
  body: number
  engine: number
  workers: number
  price: number
  /** KW-8.5 One at most. */
  engineerMarker: EngineerMarker | null
}

/** The specialty tiles that are neither in the chain nor in hand. */
export interface Specialty {
  stacks: Record<SpecialtySet, Pile<TileId>>
  used: Record<SpecialtySet, TileId[]>
  box: TileId[]
  /** Spaces of the market that withdrawn cars have closed for this round; kept only if the table agreed on that: KW-13.31. */
  closedSpaces?: number
}

/** The state of a turn at its start. */
export function newTurn(): PlayerTurn {
  return { tile: null, carPlaced: false, markerUsed: false, carMarkerUsed: false }
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`There is no seat ${seat}.`)
  return player
}

/** The player whose decision it is. */
export function actorOf(state: State): Player {
  return playerOf(state, state.actor)
}
