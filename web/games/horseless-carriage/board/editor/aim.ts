import type { LaidFloor, Piece } from '@carriage/horseless-carriage'
import type { Hand } from './hand.ts'
import { covers, type GridSquare, isReady, type Place } from './places.ts'

/** Where the hand would put its piece if it let go over a square. */
export interface Aim {
  readonly place: Place
  /** It does not fit as it is held and is turned by itself. */
  readonly turned: boolean
}

/**
 * The place that is meant by a square: one that is ready, then as the piece is held, then with its middle nearest.
 * If the player has turned it by hand, holding it like that comes before all else.
 */
export function aimAt(places: readonly Place[], hand: Hand, square: GridSquare): Aim | undefined {
  let best: Aim | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    if (!covers(place, square)) continue
    const turned = !isHeldLike(place.lies, hand)
    const cost = (turned ? (hand.steered ? 4000 : 1000) : 0) + (isReady(place) ? 0 : 2000) + distance(place, square)
    if (cost < least) [best, least] = [{ place, turned }, cost]
  }
  return best
}

/** Twice the distance of a square from the middle of a place, so that it is a whole number. */
function distance({ x, y, w, h }: Place, square: GridSquare): number {
  return Math.abs(2 * square.x + 1 - 2 * x - w) + Math.abs(2 * square.y + 1 - 2 * y - h)
}

export function isHeldLike(lies: Piece | LaidFloor, { rot, mirror }: Hand): boolean {
  if ('points' in lies) return true // an indicator turns to its station by itself
  if ('tile' in lies || lies.kind === 'mainline') return lies.rot === rot && lies.mirror === mirror
  // Half a turn changes nothing about a plain rectangle.
  return lies.rot % 2 === rot % 2 || lies.rot === rot
}

/** Where a piece lies that is held over a square by its middle, legal or not. */
export function gripped({ w, h }: { readonly w: number; readonly h: number }, square: GridSquare): GridSquare {
  return { x: square.x - Math.floor((w - 1) / 2), y: square.y - Math.floor((h - 1) / 2) }
}
