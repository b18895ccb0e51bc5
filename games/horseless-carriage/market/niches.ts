import type { Dimension, Quadrant, Segment, VehicleType } from '../components/index.ts'
import type { MarketWindow, PerDimension, PerType, State } from '../state.ts'
import { type Tables, tablesOf, typesIn } from '../tables.ts'

/** The market board is 8 niches wide and high: HC-1.2. */
export const boardSize = 8
export const nicheCount = boardSize * boardSize

/** Niches are numbered from the bottom left, row by row. */
export function nicheAt(x: number, y: number): number {
  return y * boardSize + x
}

export function xOf(niche: number): number {
  return niche % boardSize
}

export function yOf(niche: number): number {
  return (niche - xOf(niche)) / boardSize
}

export function emptyMarket(): PerType<number[]> {
  return { car: noNiches(), sports: noNiches(), truck: noNiches() }
}

function noNiches(): number[] {
  return Array.from({ length: nicheCount }, () => 0)
}

/** HC-1.4 */
export function segmentAt(tables: Tables, niche: number): Segment {
  const segment = tables.segments[niche]
  if (segment === undefined) throw new RangeError(`There is no niche ${niche}.`)
  return segment
}

/** HC-10.7 Cards are not turned: a place of a quadrant's grid is the same place in each quadrant. */
export function nicheIn({ components }: Tables, quadrant: Quadrant, place: { column: number; row: number }): number {
  const { x, y } = components.quadrants.rows[quadrant]
  return nicheAt(x + place.column, y + place.row)
}

export function countAt(on: PerType<number[]>, type: VehicleType, niche: number): number {
  return on[type][niche] ?? 0
}

export function addAt(on: PerType<number[]>, type: VehicleType, niche: number, count: number): void {
  on[type][niche] = countAt(on, type, niche) + count
}

/** The part of a state that says what niches require. */
export type Axes = Pick<State, 'bottom' | 'left' | 'minimums'>

/** HC-1.10, HC-9.12 What a niche requires in the two active dimensions: an axis starts at the minimum of its track. */
export function requirementsOf(
  { bottom, left, minimums }: Axes,
  niche: number,
): readonly [bottom: number, left: number] {
  return [minimums[bottom] + (xOf(niche) >> 1), minimums[left] + (yOf(niche) >> 1)]
}

/** What an axis of the market asks for: `from` in its first field, and one more in each field after it. */
interface MarketAxis {
  readonly track: Dimension
  readonly from: number
}

/** What the market asks for at a moment, for events that name niches: later the axes are others. */
export interface MarketAxes {
  readonly bottom: MarketAxis
  readonly left: MarketAxis
}

export function axesOf({ bottom, left, minimums }: Axes): MarketAxes {
  return {
    bottom: { track: bottom, from: minimums[bottom] },
    left: { track: left, from: minimums[left] },
  }
}

/** The niches whose requirements these specs meet are those up to this column and row; -1 is none at all. */
export interface Reach {
  readonly x: number
  readonly y: number
}

/** HC-1.15, HC-7.7 An axis has four fields, each two niches wide. */
export function reachOf({ bottom, left, minimums }: Axes, specs: Readonly<PerDimension<number>>): Reach {
  const along = (dimension: Dimension) => Math.min(boardSize, 2 * (specs[dimension] - minimums[dimension] + 1)) - 1
  return { x: Math.max(-1, along(bottom)), y: Math.max(-1, along(left)) }
}

/** The niches inside a window, without the part that sticks out over the edge: HC-7.8. */
export function nichesIn({ x, y, w, h }: MarketWindow): number[] {
  const niches: number[] = []
  for (let row = Math.max(0, y); row < Math.min(boardSize, y + h); row++)
    for (let column = Math.max(0, x); column < Math.min(boardSize, x + w); column++) niches.push(nicheAt(column, row))
  return niches
}

/** HC-10.18 From the dearest segment down, each one with buyers gets the highest marker left. HC-10.20 It stays for a year. */
export function setPrices(state: State): void {
  const tables = tablesOf(state)
  const occupied = new Set<Segment>()
  for (const type of typesIn(state.options))
    for (let niche = 0; niche < nicheCount; niche++)
      if (countAt(state.buyers, type, niche) > 0) occupied.add(segmentAt(tables, niche))
  let given = 0
  state.prices = state.prices.map(() => null)
  for (let segment = state.prices.length - 1; segment >= 0; segment--) {
    // HC-10.19 an empty segment gets none
    if (occupied.has(segment as Segment)) state.prices[segment] = tables.components.priceMarkers.values[given++] ?? null
  }
}
