import {
  boardSize,
  type MarketWindow,
  type State,
  segmentAt,
  tablesOf,
  type VehicleType,
  vehicleTypes,
  xOf,
  yOf,
} from '@carriage/horseless-carriage'
import {
  badgeSize,
  boxesOverlap,
  buyerRadius,
  cornerOf,
  lane,
  type MarketBox,
  moved,
  type Point,
  pricePoint,
  sparkRadius,
  spotOf,
} from './niche-layout.ts'
import { type PlacedWindow, placedWindows } from './placed-windows.ts'

export interface MarketLabels {
  readonly windows: readonly LabelledWindow[]
  /** The income of the latest sale; undefined where its niche has no room. */
  readonly latest: MarketBox | undefined
}

export interface LabelledWindow extends PlacedWindow {
  /** Its badge. */
  readonly label: MarketBox
}

interface Labelled {
  /** Niches with a sale offered to me, or with a note: a number fills their lanes. */
  readonly offered: ReadonlySet<number>
  /** The niche of the latest sale. */
  readonly latest: number | undefined
  /** Windows other than the current ones. */
  readonly windows?: readonly PlacedWindow[]
}

/** Positions for all labels of the market, so that none covers another label, a price, a spark or a buyer. */
export function marketLabels(
  view: State,
  { offered, latest, windows: laid = placedWindows(view) }: Labelled,
): MarketLabels {
  const taken = [...niches.flatMap((niche) => contentOf(view, niche)), ...[...offered].map(laneOf)]
  const take = (places: readonly MarketBox[]) => {
    const free = places.find((place) => taken.every((other) => !boxesOverlap(place, other)))
    if (free) taken.push(free)
    return free
  }
  const shown = latest === undefined ? undefined : take(moneyPlaces(latest))
  const windows = laid.flatMap((placed) => {
    const label = take(badgePlaces(placed.window))
    return label ? [{ ...placed, label }] : []
  })
  return { windows, latest: shown }
}

const niches = Array.from({ length: boardSize * boardSize }, (_, niche) => niche)

/** The contents of a niche without labels. */
export function contentOf(view: State, niche: number): MarketBox[] {
  const corner = cornerOf(xOf(niche), yOf(niche))
  const digits = String(view.prices[segmentAt(tablesOf(view), niche)] ?? '–').length
  const price = { x: pricePoint.x - 8.5 * digits, y: 3, width: 8.5 * digits, height: 16 }
  const boxes = [moved(price, corner)]
  for (const type of vehicleTypes) {
    if ((view.sparks[type][niche] ?? 0) > 0) boxes.push(shapeBox('spark', type, sparkRadius, corner))
    if ((view.buyers[type][niche] ?? 0) > 0) boxes.push(shapeBox('buyers', type, buyerRadius, corner))
  }
  return boxes
}

/** A sports car is a triangle, wider and higher than the other shapes. */
function shapeBox(what: 'spark' | 'buyers', type: VehicleType, r: number, corner: Point): MarketBox {
  const { x, y } = spotOf(what, type)
  const [wide, high] = type === 'sports' ? [1.1 * r, 1.15 * r] : [r, r]
  return { x: corner.x + x - wide, y: corner.y + y - high, width: 2 * wide, height: high + r }
}

function laneOf(niche: number): MarketBox {
  return moved(lane, cornerOf(xOf(niche), yOf(niche)))
}

/** The income of a sale goes in the lane of its niche, or else in place of an absent spark or buyer. */
function moneyPlaces(niche: number): MarketBox[] {
  const corner = cornerOf(xOf(niche), yOf(niche))
  const rows = [20.5, 39].flatMap((y) => [4, 21, 30].map((x) => moved({ ...lane, x, y, width: 28 }, corner)))
  return [laneOf(niche), ...rows]
}

/**
 * A badge goes in a lane of its window, the upper left one first; under many windows, in place of an absent spark or
 * buyer; otherwise in the nearest lane outside.
 */
function badgePlaces(window: MarketWindow): MarketBox[] {
  const inside = niches.filter((niche) => lies(niche, window)).sort((a, b) => yOf(b) - yOf(a) || xOf(a) - xOf(b))
  const nearest = niches.filter((niche) => !lies(niche, window)).sort((a, b) => far(a, window) - far(b, window))
  const spots = (['spark', 'buyers'] as const).flatMap((what) => vehicleTypes.map((type) => spotOf(what, type)))
  const middle = (niche: number) =>
    spots.map(({ x, y }) => badgeAt({ x: x - badgeSize / 2, y: y - badgeSize / 2 }, niche))
  return [...inside.flatMap(badgesInLane), ...inside.flatMap(middle), ...nearest.flatMap(badgesInLane)]
}

function badgesInLane(niche: number): MarketBox[] {
  return [badgeAt(lane, niche), badgeAt({ x: lane.x + lane.width / 2, y: lane.y }, niche)]
}

function badgeAt({ x, y }: Point, niche: number): MarketBox {
  return moved({ x, y, width: badgeSize, height: badgeSize }, cornerOf(xOf(niche), yOf(niche)))
}

function lies(niche: number, { x, y, w, h }: MarketWindow): boolean {
  const [column, row] = [xOf(niche), yOf(niche)]
  return column >= x && column < x + w && row >= y && row < y + h
}

/** The distance from the upper left niche of a window. */
function far(niche: number, { x, y, h }: MarketWindow): number {
  return Math.abs(xOf(niche) - x) + Math.abs(yOf(niche) - (y + h - 1))
}
