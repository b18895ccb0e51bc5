import { boardSize, type MarketWindow, type VehicleType, vehicleTypes } from '@carriage/horseless-carriage'

/**
 * The layout of a niche. From the top: a lane for labels with the price at its right end, the sparks, and the buyers,
 * who have a column for each type of vehicle. None of these overlap.
 */

/** A niche is a square of this size; the axes take one strip at the left and one below. */
export const cell = 60
export const axis = 46

export interface Point {
  readonly x: number
  readonly y: number
}

export interface MarketBox extends Point {
  readonly width: number
  readonly height: number
}

export const buyerRadius = 8.5
export const sparkRadius = 7.2

/** The right end of the price and its baseline. */
export const pricePoint: Point = { x: 56, y: 17.5 }

/** The lane left of the price: the income of a sale fills it, window badges take half of it each. */
export const lane: MarketBox = { x: 2, y: 1.5, width: 36, height: 18 }
export const badgeSize = 17.5

/** The top-left corner of a niche; rows are counted from below. */
export function cornerOf(x: number, y: number): Point {
  return { x: x * cell, y: (boardSize - 1 - y) * cell }
}

/** The centre of the spark or the buyers of a type, from the corner of the niche. */
export function spotOf(what: 'spark' | 'buyers', type: VehicleType): Point {
  return { x: 12 + 18 * vehicleTypes.indexOf(type), y: what === 'spark' ? 28.5 : 47.5 }
}

/** A window on the board, inset by this much. */
export function windowBox({ x, y, w, h }: MarketWindow, inset: number): MarketBox {
  const top = cornerOf(x, y + h - 1)
  return { x: top.x + inset, y: top.y + inset, width: w * cell - 2 * inset, height: h * cell - 2 * inset }
}

export function moved(box: MarketBox, { x, y }: Point): MarketBox {
  return { ...box, x: box.x + x, y: box.y + y }
}

export function boxesOverlap(a: MarketBox, b: MarketBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
