import {
  type CheckId,
  floorShape,
  type LaidFloor,
  openPlaces,
  type Piece,
  type Plan,
  placesForExpansion,
  shapeOf,
} from '@carriage/horseless-carriage'
import type { Hand } from './hand.ts'
import type { EditorSite } from './site.ts'

export interface GridSquare {
  readonly x: number
  readonly y: number
}

/** A legal place for the piece in hand. */
export interface Place extends GridSquare {
  readonly lies: Piece | LaidFloor
  readonly w: number
  readonly h: number
  /** The checks that still fail before the plan is legal. */
  readonly waitsFor: readonly CheckId[]
  /**
   * No failing checks, or only those that the next piece resolves anyway: a mainline and a dealership need each other.
   */
  readonly ready: boolean
}

/** Every legal place for a piece, in any rotation. */
export function placesOf(site: EditorSite, plan: Plan, piece: Hand['piece']): Place[] {
  const places = allPlaces(site, plan, piece)
  // HC-5.12 the first of the two cannot touch the other yet.
  const excused = mutual.filter((check) => places.every(({ waitsFor }) => waitsFor.includes(check)))
  return places.map((place) => ({ ...place, ready: place.waitsFor.every((check) => excused.includes(check)) }))
}

const mutual: readonly CheckId[] = ['V-14', 'V-15']

function allPlaces(site: EditorSite, plan: Plan, piece: Hand['piece']): Omit<Place, 'ready'>[] {
  const { factory, supply, access, options } = site
  if (piece === 'expansion')
    return placesForExpansion(factory, options).map((lies) => {
      const { x, y, w, h } = floorShape(lies, options)
      return { lies, x, y, w, h, waitsFor: [] }
    })
  return openPlaces(factory, supply, access, plan.pieces, piece, options).map(({ piece: lies, waitsFor }) => {
    const { w, h } = shapeOf(lies, options) ?? { w: 1, h: 1 }
    return { lies, x: lies.x, y: lies.y, w, h, waitsFor }
  })
}

export function isReady({ ready }: Place): boolean {
  return ready
}

export function covers({ x, y, w, h }: GridSquare & { w: number; h: number }, at: GridSquare): boolean {
  return at.x >= x && at.x < x + w && at.y >= y && at.y < y + h
}
