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

/** A legal place for what is in the hand. */
export interface Place extends GridSquare {
  readonly lies: Piece | LaidFloor
  readonly w: number
  readonly h: number
  /** Whom it would still have to touch before the plan is legal. */
  readonly waitsFor: readonly CheckId[]
  /** It waits for nothing, or only for what comes next in any case: a mainline and a dealership need each other. */
  readonly ready: boolean
}

/** Every legal place for a piece, however it must be turned. */
export function placesOf(site: EditorSite, plan: Plan, piece: Hand['piece']): Place[] {
  const places = allPlaces(site, plan, piece)
  // HC-5.12 whichever of the two is laid first can touch the other nowhere yet.
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
