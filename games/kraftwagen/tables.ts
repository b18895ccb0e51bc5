import { type Pile, pileOf } from '@carriage/kernel'
import {
  known,
  type PartKind,
  pricesByRound,
  rowForSeats,
  tablesByComponents,
  tilesBySize,
} from '@carriage/kraftwagen-family'
import {
  type Action,
  type Bonus,
  type Components,
  type Engineer,
  type EngineerMarker,
  engineerMarkers,
  engineers,
  type Instant,
  instants,
  type SpecialtySet,
  type StartItem,
  specialtySets,
  standard,
} from './components/index.ts'
import type { CardId, DevelopmentId, Round, StartTileId, State, TileId } from './state.ts'

/** A research card as the rules read it. */
export type Card = Development | { readonly kind: 'instant'; readonly effect: Instant } | EngineerCard

export interface Development {
  readonly kind: 'development'
  readonly body: number
  readonly engine: number
  readonly immediatePart: PartKind | null
}

export interface EngineerCard {
  readonly kind: 'engineer'
  readonly engineer: Engineer
  readonly markers: readonly EngineerMarker[]
}

export interface Tile {
  /** What its taker carries out: its actions, or the action and the bonus of a specialty tile. */
  readonly actions: readonly (Action | Bonus)[]
  /** The set of a specialty tile. */
  readonly set: SpecialtySet | null
}

type SeatCount = 2 | 3 | 4

/** The component tables, indexed by id. */
export interface ComponentTables {
  readonly components: Components
  readonly tiles: ReadonlyMap<TileId, Tile>
  /** The tiles with one action, with two, with three: KW-2.1. */
  readonly tilesBySize: readonly (readonly TileId[])[]
  readonly specialtyTiles: Readonly<Record<SpecialtySet, Pile<TileId>>>
  readonly startTiles: ReadonlyMap<StartTileId, readonly StartItem[]>
  readonly cards: ReadonlyMap<CardId, Card>
  /** All research cards. */
  readonly deck: Pile<CardId>
  /** Price markers of each round, lowest first. */
  readonly prices: Readonly<Record<Round, readonly number[]>>
  readonly lapSpaces: number
}

const { standardTables, tablesFrom } = tablesByComponents(standard, prepare)

export { tablesFrom }

/** The component tables of a game. */
export function componentTablesOf(state: State): ComponentTables {
  return state.options.components ? tablesFrom(state.options.components) : standardTables
}

/** What depends on the number of players: KW-12.2, KW-12.3, KW-12.4, KW-12.5, KW-12.6. KW-12.1 Nothing else does. */
export function boardFor(tables: ComponentTables, seats: number): Components['players']['rows'][SeatCount] {
  return rowForSeats(tables.components.players.rows, seats)
}

export function tileOf(tables: ComponentTables, tile: TileId): Tile {
  return known(tables.tiles.get(tile), tile)
}

export function cardOf(tables: ComponentTables, card: CardId): Card {
  return known(tables.cards.get(card), card)
}

export function developmentOf(tables: ComponentTables, id: DevelopmentId): Development {
  const card = cardOf(tables, id)
  if (card.kind !== 'development') throw new RangeError(`${id} is not a development.`)
  return card
}

export function itemsOf(tables: ComponentTables, tile: StartTileId): readonly StartItem[] {
  return known(tables.startTiles.get(tile), tile)
}

/** What an engineer marker adds to a car or to what a buyer pays. */
export function markerValue(tables: ComponentTables, marker: EngineerMarker): number {
  const row = tables.components.engineerMarkers.rows[marker]
  return 'value' in row ? row.value : 0
}

function prepare(components: Components): ComponentTables {
  const tiles = new Map<TileId, Tile>()
  for (const { id, actions } of components.actionTiles.rows) tiles.set(id, { actions: actions.slice(), set: null })
  for (const { id, action, bonus, set } of components.specialtyTiles.rows)
    tiles.set(id, { actions: [action, bonus], set })

  const cards = new Map<CardId, Card>()
  const deck: CardId[] = []
  for (const { id, points, immediatePart, copies } of components.developments.rows) {
    cards.set(id, { kind: 'development', body: points.body, engine: points.engine, immediatePart })
    for (let copy = 0; copy < copies; copy++) deck.push(id)
  }
  for (const effect of instants) {
    cards.set(effect, { kind: 'instant', effect })
    for (let copy = 0; copy < components.instants.rows[effect].copies; copy++) deck.push(effect)
  }
  for (const engineer of engineers) {
    const markers = engineerMarkers.filter((id) => components.engineerMarkers.rows[id].engineer === engineer)
    cards.set(engineer, { kind: 'engineer', engineer, markers })
    deck.push(engineer)
  }

  return {
    components,
    tiles,
    tilesBySize: tilesBySize(components.actionTiles.rows),
    specialtyTiles: {
      A: pileOf(specialtyTiles('A')),
      B: pileOf(specialtyTiles('B')),
      C: pileOf(specialtyTiles('C')),
    },
    startTiles: new Map(components.startTiles.rows.map(({ id, items }) => [id, items])),
    cards,
    deck: pileOf(deck),
    prices: pricesByRound(components.rounds.rows),
    lapSpaces: components.circuit.lapSpaces,
  }

  function specialtyTiles(set: SpecialtySet): TileId[] {
    return components.specialtyTiles.rows.filter((row) => row.set === set).map(({ id }) => id)
  }
}

/** Sets come in the order of the rounds. */
export function setOfRound(round: Round): SpecialtySet {
  return round === 1 ? 'A' : round === 2 ? 'B' : 'C' // KW-13.4
}

/** Whether a tile of this set belongs to a round before. */
export function isEarlier(set: SpecialtySet, round: Round): boolean {
  return specialtySets.indexOf(set) < round - 1
}
