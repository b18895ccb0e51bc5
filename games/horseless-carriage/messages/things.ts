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
import type { OnNiche } from '../events.ts'
import type { LaidFloor, Piece, Plan, Specs } from '../factory/index.ts'
import { axesOf, boardSize, type MarketAxes } from '../market/niches.ts'
import type { CardId, MarketWindow, Player, State } from '../state.ts'
import { cardOf, type PlayerCard, tablesOf } from '../tables.ts'
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

/** A niche by what it asks for, as the axes name it. */
export function nichePhrase(axes: MarketAxes, x: number, y: number): Phrase {
  return windowPhrase(axes, { x, y, w: 1, h: 1 })
}

/** What is asked for in the niches of a window, as far as it lies on the board. */
export function windowPhrase({ bottom, left }: MarketAxes, { x, y, w, h }: MarketWindow): Phrase {
  return {
    id: 'niche',
    values: {
      bottom: track(bottom.track),
      across: asked(bottom.from, x, w),
      left: track(left.track),
      up: asked(left.from, y, h),
    },
  }
}

/** Which of the four niches that ask for the same, for lists in which they stand side by side. */
export function cornerPhrase(x: number, y: number): Phrase {
  return { id: 'corner', values: { right: x & 1, up: y & 1 } }
}

function asked(least: number, at: number, length: number): Value {
  const from = askedAt(least, at)
  const to = askedAt(least, at + length - 1)
  return from === to ? from : { id: 'span', values: { from, to } }
}

/** HC-1.15 A field of an axis is two niches wide. */
function askedAt(least: number, at: number): number {
  return least + (Math.max(0, Math.min(boardSize - 1, at)) >> 1)
}

/** A window by the columns and rows of the board that it covers, counted from 1 at the bottom left, and how far it sticks out. */
export function windowSpans({ x, y, w, h }: MarketWindow): Phrase {
  const place = { id: 'place', values: { columns: span('columns', x, w), rows: span('rows', y, h) } }
  const out = [
    ...off('left', -x),
    ...off('right', x + w - boardSize),
    ...off('below', -y),
    ...off('above', y + h - boardSize),
  ]
  return out.length === 0 ? place : { id: 'place.out', values: { place, out: list(out, 'comma') } }
}

function span(of: 'columns' | 'rows', at: number, length: number): Phrase {
  const from = Math.max(0, at) + 1
  const to = Math.min(boardSize, at + length)
  return from === to ? { id: `${of}.one`, values: { from } } : { id: `${of}.more`, values: { from, to } }
}

function off(edge: 'left' | 'right' | 'below' | 'above', count: number): Phrase[] {
  return count > 0 ? [{ id: `out.${edge}`, values: { count } }] : []
}

/** A square of a factory. */
export function square({ x, y }: { readonly x: number; readonly y: number }): Phrase {
  return { id: 'square.at', values: { x, y } }
}

/** A mainline by its square: players cannot see its index among the pieces of the factory. */
export function mainline({ factory }: Player, piece: number): Phrase {
  return square(factory.pieces[piece] ?? { x: 0, y: 0 })
}

/** A card of a player's deck by what it shows, in a quadrant or in the hand. */
export function card(view: State, id: CardId, quadrant?: Quadrant): Phrase {
  const tables = tablesOf(view)
  const { sparks, clocks } = cardOf(tables, id)
  if (!quadrant) return { id: 'card', values: { sparks: list(sparks.map(sparkOnCard), 'plus'), clocks } }
  const from = tables.components.quadrants.rows[quadrant]
  const placed = sparks.map(({ type, column, row }) => ({ type, x: from.x + column, y: from.y + row }))
  return { id: 'card', values: { sparks: sparksAt(axesOf(view), placed), clocks } }
}

/** A card in the hand asks for nothing yet: that depends on the quadrant. */
function sparkOnCard({ type, column, row }: PlayerCard['sparks'][number]): Phrase {
  return { id: 'sparkOnCard', values: { sparks: sparks(type, 1), column, row } }
}

function sparks(type: VehicleType, count: number): Phrase {
  return { id: `sparks.${type}`, values: { count } }
}

/** Sparks by what their niches ask for. */
export function sparksAt(axes: MarketAxes, placed: readonly OnNiche[]): Value {
  const named = alike(placed.map((spark) => ({ ...spark, count: 1 }))).map(({ type, count, x, y }) => ({
    id: 'atNiche',
    values: { what: sparks(type, count), niche: nichePhrase(axes, x, y) },
  }))
  return list(named, 'plus')
}

/** Buyers by what they ask for. */
export function buyersAt(axes: MarketAxes, came: readonly (OnNiche & { readonly buyers: number })[]): Value {
  const named = alike(came.map((each) => ({ ...each, count: each.buyers }))).map(({ type, count, x, y }) => ({
    id: 'atNiche',
    values: { what: buyers(type, count), niche: nichePhrase(axes, x, y) },
  }))
  return list(named, 'semicolon')
}

interface Counted extends OnNiche {
  readonly count: number
}

/** Put together by type and field: all niches of a field have the same name. */
function alike(all: readonly Counted[]): Counted[] {
  const fields = Map.groupBy(all, ({ type, x, y }) => `${type} ${x >> 1} ${y >> 1}`)
  return [...fields.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, count: more.reduce((sum, { count }) => sum + count, first.count) }] : [],
  )
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
  const named: Phrase[] = []
  for (const size of dealershipSizes) {
    if (pieces.some((piece) => piece.kind === 'dealership' && piece.type === size)) named.push(dealershipPhrase(size))
  }
  for (const tile of [...commonTiles, 'marketing'] as const) {
    const count = pieces.filter((piece) => nameOf(piece) === tile).length
    if (count > 0) named.push(tiles(tile, count))
  }
  const indicators = pieces.filter(({ kind }) => kind === 'indicator').length
  if (indicators > 0) named.push({ id: 'indicators', values: { count: indicators } })
  return named
}

function nameOf(piece: Piece): string | null {
  return piece.kind === 'indicator' || piece.kind === 'dealership' ? null : piece.type
}

/** What is known here of something that others may not see. */
export function knownContent<T>(content: Secret<T> | T): T | undefined {
  if (!isSecret(content)) return content
  // A secret that is kept in the place of a T holds a T.
  const hidden = content as Secret<T>
  return isOpen(hidden) ? open(hidden) : undefined
}
