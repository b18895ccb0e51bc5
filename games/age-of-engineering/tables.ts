import { type Pile, pileOf } from '@carriage/kernel'
import { known, pricesByRound, rowForSeats, tablesByComponents, tilesBySize } from '@carriage/kraftwagen-family'
import {
  type Action,
  type Components,
  type Engineer,
  type EngineeringMarker,
  engineeringMarkers,
  engineers,
  type Instant,
  type Investor,
  instants,
  investors,
  type Recruit,
  type RecruitKind,
  standard,
} from './components/index.ts'
import type { Round, State, TileId } from './state.ts'

type SeatCount = 2 | 3 | 4

/** The component tables, indexed by id. */
export interface ComponentTables {
  readonly components: Components
  /** The actions of a tile. */
  readonly tiles: ReadonlyMap<TileId, readonly Action[]>
  /** The tiles with one action, with two, with three: AE-2.2. Recruit is one action: AE-1.4. */
  readonly tilesBySize: readonly (readonly TileId[])[]
  /** All nine tiles of each kind. */
  readonly recruits: {
    readonly engineer: Pile<Engineer>
    readonly investor: Pile<Investor>
    readonly instant: Pile<Instant>
  }
  /** Price markers of each round, lowest first. */
  readonly prices: Readonly<Record<Round, readonly number[]>>
  readonly lapSpaces: number
  /** The bonus of a racing team by its number of workers: AE-5.50. */
  readonly teamBonus: readonly number[]
}

const { standardTables, tablesFrom } = tablesByComponents(standard, prepare)

export { tablesFrom }

/** The component tables of a game. */
export function componentTablesOf({ options }: Pick<State, 'options'>): ComponentTables {
  return options.components ? tablesFrom(options.components) : standardTables
}

/** Values that depend on the number of companies: AE-13.1, AE-13.2, AE-13.5, AE-13.6. */
export function boardFor(tables: ComponentTables, seats: number): Components['players']['rows'][SeatCount] {
  return rowForSeats(tables.components.players.rows, seats)
}

/** AE-1.21 The number of market places; AE-13.8 two companies may have agreed on fewer. */
export function marketSpaces(state: State): number {
  const { marketSpaces: printed } = boardFor(componentTablesOf(state), state.companies.length)
  const { twoPlayerMarketSpaces: agreed } = state.options
  return (state.companies.length === 2 && agreed < printed ? agreed : printed) - closedPlaces(state)
}

/** AE-3.12 With the option, cars sold by an instant benefit keep their places; AE-8.8 each used up a price marker. */
function closedPlaces(state: State): number {
  if (state.options.soldCar !== 'closesPlace' || state.phase !== 'action') return 0
  const { prices } = componentTablesOf(state).components.rounds.rows[state.round]
  return prices.length - state.priceChart.length - state.market.length
}

export function marketIsFull(state: State): boolean {
  return state.market.length >= marketSpaces(state)
}

export function actionsOf(tables: ComponentTables, tile: TileId): readonly Action[] {
  return known(tables.tiles.get(tile), tile)
}

export function kindOfRecruit(tile: Recruit): RecruitKind {
  if (isEngineer(tile)) return 'engineer'
  return isInvestor(tile) ? 'investor' : 'instant'
}

export function isEngineer(tile: Recruit): tile is Engineer {
  return (engineers as readonly Recruit[]).includes(tile)
}

export function isInvestor(tile: Recruit): tile is Investor {
  return (investors as readonly Recruit[]).includes(tile)
}

/** The engineering markers that come with an engineer. */
export function markersOf({ components }: ComponentTables, engineer: Engineer): EngineeringMarker[] {
  return engineeringMarkers.filter((marker) => components.engineeringMarkers.rows[marker].engineer === engineer)
}

/** The value that an engineering marker adds to a car or a payment. */
export function markerValue(tables: ComponentTables, marker: EngineeringMarker): number {
  const row = tables.components.engineeringMarkers.rows[marker]
  return 'value' in row ? row.value : 0
}

function prepare(components: Components): ComponentTables {
  const tiles = components.actionTiles.rows
  const copies: Instant[] = instants.flatMap((instant) => {
    const { copies } = components.instants.rows[instant]
    return Array.from({ length: copies }, () => instant)
  })
  return {
    components,
    tiles: new Map(tiles.map(({ id, actions }) => [id, actions])),
    tilesBySize: tilesBySize(tiles),
    recruits: { engineer: pileOf(engineers), investor: pileOf(investors), instant: pileOf(copies) },
    prices: pricesByRound(components.rounds.rows),
    lapSpaces: components.circuit.lapSpaces,
    teamBonus: teamBonusOf(components.companyBoard.racingTeamAreas),
  }
}

/** AE-5.49 Areas are filled in order; AE-5.50 each full one adds a step. */
function teamBonusOf(areas: readonly number[]): number[] {
  const bonus: number[] = [0]
  for (const [full, places] of areas.entries()) {
    for (let place = 1; place <= places; place++) bonus.push(place === places ? full + 1 : full)
  }
  return bonus
}
