import { type Pile, pileOf } from '@carriage/kernel'
import {
  type Colour,
  type CommonTile,
  type Components,
  colours,
  type PlayerNumber,
  type Segment,
  segments,
  standard,
  supplyFor,
  type VehicleType,
  vehicleTypes,
} from './components/index.ts'
import type { Options } from './options.ts'
import type { CardId } from './state.ts'

export type PlayerCard = Components['playerDecks']['rows'][Colour][number]
export type NeutralCard = Components['neutralDeck']['rows'][number]

/** The component tables, indexed by id. */
export interface Tables {
  readonly components: Components
  /** The segment of each niche, by its number. */
  readonly segments: readonly Segment[]
  readonly cards: ReadonlyMap<CardId, PlayerCard>
  readonly neutralCards: ReadonlyMap<CardId, NeutralCard>
}

const prepared = new WeakMap<Components, Tables>()
const milder = new WeakMap<Tables, Tables>()
const standardTables = prepare(standard)

/** The tables of this game. They are prepared once for each set of components. */
export function tablesOf({ options }: { readonly options: Options }): Tables {
  const tables = options.components ? tablesFrom(options.components) : standardTables
  return options.introductory && options.introCards === 'otherSparksIgnored' ? withCarSparks(tables) : tables
}

/** HC-12.7 The introductory game keeps all cards, and what they show for other types counts for nothing. */
function withCarSparks(tables: Tables): Tables {
  let ours = milder.get(tables)
  if (!ours) {
    const { playerDecks } = tables.components
    const carSparks = (card: PlayerCard) => ({ ...card, sparks: card.sparks.filter(({ type }) => type === 'car') })
    const rows = { ...playerDecks.rows }
    for (const colour of colours) rows[colour] = rows[colour].map(carSparks)
    ours = prepare({ ...tables.components, playerDecks: { ...playerDecks, rows } })
    milder.set(tables, ours)
  }
  return ours
}

export function tablesFrom(components: Components): Tables {
  if (components === standard) return standardTables
  let tables = prepared.get(components)
  if (!tables) {
    tables = prepare(components)
    prepared.set(components, tables)
  }
  return tables
}

/** What depends on the number of players: HC-12.2, and HC-12.3 nothing else. */
export function playerNumberOf(seats: number): PlayerNumber {
  return seats === 3 ? 3 : seats === 4 ? 4 : 5
}

export function cardOf(tables: Tables, card: CardId): PlayerCard {
  return known(tables.cards.get(card), card)
}

export function neutralCardOf(tables: Tables, card: CardId): NeutralCard {
  return known(tables.neutralCards.get(card), card)
}

/** The types of vehicles in this game: HC-12.4. */
export function typesIn(options: Options): readonly VehicleType[] {
  return options.introductory ? carsOnly : vehicleTypes
}

const carsOnly: readonly VehicleType[] = ['car']

/** The cards of a colour in this game; HC-12.7 if agreed, only those without sports and trucks in the introductory one. */
export function deckOf(options: Options, colour: Colour): readonly PlayerCard[] {
  const deck = tablesOf({ options }).components.playerDecks.rows[colour]
  return options.introductory ? deck.filter(({ sparks }) => sparks.every(({ type }) => type === 'car')) : deck
}

/** HC-1.31, HC-12.6 */
export function neutralDeckOf(options: Options): Pile<CardId> {
  const { rows } = tablesOf({ options }).components.neutralDeck
  return pileOf(rows.filter(({ type }) => typesIn(options).includes(type)).map(({ id }) => id))
}

/** What lies in the common supply before set-up takes from it: HC-2.18, HC-12.5, HC-12.8. */
export function startSupply(options: Options, seats: number): Record<CommonTile, number> {
  const supply = supplyFor(tablesOf({ options }).components, seats)
  if (!options.introductory) return supply
  if (options.introMainlines === 'merged') supply.car += supply.sports + supply.truck
  supply.sports = 0
  supply.truck = 0
  return supply
}

function prepare(components: Components): Tables {
  return {
    components,
    // The table is drawn with the top row first, niches are numbered from the bottom: HC-1.2.
    segments: components.segments.rows.toReversed().flatMap((row) => Array.from(row, segmentOf)),
    cards: new Map(colours.flatMap((colour) => components.playerDecks.rows[colour].map((card) => [card.id, card]))),
    neutralCards: new Map(components.neutralDeck.rows.map((card) => [card.id, card])),
  }
}

function segmentOf(digit: string): Segment {
  return known(
    segments.find((segment) => `${segment}` === digit),
    digit,
  )
}

function known<T>(entry: T | undefined, id: string): T {
  if (entry === undefined) throw new RangeError(`The tables do not know ${id}.`)
  return entry
}
