import { isOpen, isSecret, open, type Phrase, type Secret } from '@carriage/kernel'
import {
  type Colour,
  type CommonTile,
  commonTiles,
  type DealershipSize,
  type Dimension,
  dealershipSizes,
  dimensions,
  type Quadrant,
  type VehicleType,
} from '../components/index.ts'
import type { LaidFloor, Piece, Plan, Specs } from '../factory/index.ts'
import type { CardId, MarketWindow, Player } from '../state.ts'
import { cardOf, type Tables } from '../tables.ts'
import { list, type Value, yesOrNo } from './phrases.ts'

export function track(of: Dimension): Phrase {
  return { id: `track.${of}` }
}

export function colour(of: Colour): Phrase {
  return { id: `colour.${of}` }
}

export function dealershipPhrase(of: DealershipSize): Phrase {
  return { id: `dealership.${of}` }
}

/** A number of vehicles of a type. */
export function vehicles(type: VehicleType, count: number): Phrase {
  return { id: `vehicles.${type}`, values: { count } }
}

/** The types that a dealership sells. */
export function types(of: readonly VehicleType[]): Value {
  return list(
    of.map((type) => ({ id: `types.${type}` })),
    'and',
  )
}

/** A number of buyers of a type. */
export function buyers(type: VehicleType, count: number): Phrase {
  return { id: `buyers.${type}`, values: { count } }
}

/** A number of tiles of one kind. */
export function tiles(tile: CommonTile | 'marketing', count: number): Phrase {
  return { id: 'tiles', values: { tile: { id: `tile.${tile}` }, count } }
}

/** A niche of the market board by its column and row, counted from 0 at the bottom left as moves do. */
export function nichePhrase(x: number, y: number): Phrase {
  return { id: 'niche', values: { x, y } }
}

export function window({ x, y, w, h }: MarketWindow): Phrase {
  return { id: 'window', values: { columns: span('columns', x, w), rows: span('rows', y, h) } }
}

function span(of: 'columns' | 'rows', from: number, length: number): Phrase {
  return length === 1
    ? { id: `${of}.one`, values: { from } }
    : { id: `${of}.more`, values: { from, to: from + length - 1 } }
}

/** A square of a factory. */
export function square({ x, y }: { readonly x: number; readonly y: number }): Phrase {
  return { id: 'square.at', values: { x, y } }
}

/** A mainline by its square: players cannot see its index among the pieces of the factory. */
export function mainline({ factory }: Player, piece: number): Phrase {
  return square(factory.pieces[piece] ?? { x: 0, y: 0 })
}

/** A card of a player's deck by what it shows. */
export function card(tables: Tables, id: CardId, quadrant?: Quadrant): Phrase {
  const { sparks, clocks } = cardOf(tables, id)
  const from = quadrant ? tables.components.quadrants.rows[quadrant] : { x: 0, y: 0 }
  const places = sparks.map(({ type, column, row }) => spark(type, from.x + column, from.y + row))
  return { id: 'card', values: { sparks: list(places, 'plus'), clocks } }
}

export function spark(type: VehicleType, x: number, y: number): Phrase {
  return { id: `spark.${type}`, values: { niche: nichePhrase(x, y) } }
}

export function specs(of: Specs): Value {
  return list(
    dimensions.map((dimension) => ({ id: 'spec', values: { track: track(dimension), value: of[dimension] } })),
    'comma',
  )
}

/** What a plan adds: its pieces by kind, and its floor expansion. */
export function planned({ pieces, expansion }: Plan): Phrase {
  return {
    id: 'plan',
    values: {
      pieces: list(piecesByKind(pieces), 'comma'),
      count: pieces.length,
      expansion: expansion ? expansionAt(expansion) : { id: 'expansion.none' },
    },
  }
}

function expansionAt({ x, y, rot, mirror }: LaidFloor): Phrase {
  return { id: 'expansion', values: { x, y, turned: 90 * rot, mirror: yesOrNo(mirror) } }
}

function piecesByKind(pieces: readonly Piece[]): Phrase[] {
  const told: Phrase[] = []
  for (const size of dealershipSizes) {
    if (pieces.some((piece) => piece.kind === 'dealership' && piece.type === size)) told.push(dealershipPhrase(size))
  }
  for (const tile of [...commonTiles, 'marketing'] as const) {
    const count = pieces.filter((piece) => nameOf(piece) === tile).length
    if (count > 0) told.push(tiles(tile, count))
  }
  const indicators = pieces.filter(({ kind }) => kind === 'indicator').length
  if (indicators > 0) told.push({ id: 'indicators', values: { count: indicators } })
  return told
}

function nameOf(piece: Piece): string | null {
  return piece.kind === 'indicator' || piece.kind === 'dealership' ? null : piece.type
}

/** What is known here of something that others may not see. */
export function knownContent<T>(kept: Secret<T> | T): T | undefined {
  if (!isSecret(kept)) return kept
  // A secret that is kept in the place of a T holds a T.
  const hidden = kept as Secret<T>
  return isOpen(hidden) ? open(hidden) : undefined
}
