import type { LaidFloor, Piece } from '@carriage/horseless-carriage'
import type { Hand } from './hand.ts'
import { covers, type GridSquare, isReady, type Place } from './places.ts'

/** Where the piece in hand would be placed from a square. */
export interface Aim {
  readonly place: Place
  /** It does not fit as held and is turned automatically. */
  readonly turned: boolean
}

/**
 * The best place for a square: ready ones first, then as the piece is held, then by distance of its centre. If the
 * player has turned it by hand, the rotation comes first.
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

/** Twice the distance of a square from the centre of a place, so that it is a whole number. */
function distance({ x, y, w, h }: Place, square: GridSquare): number {
  return Math.abs(2 * square.x + 1 - 2 * x - w) + Math.abs(2 * square.y + 1 - 2 * y - h)
}

export function isHeldLike(lies: Piece | LaidFloor, { rot, mirror }: Hand): boolean {
  if ('points' in lies) return true // an indicator turns to its station automatically
  if ('tile' in lies || lies.kind === 'mainline') return lies.rot === rot && lies.mirror === mirror
  // Half a turn changes nothing about a plain rectangle.
  return lies.rot % 2 === rot % 2 || lies.rot === rot
}

/** Where a piece would be if held over a square by its centre, legal or not. */
export function gripped({ w, h }: { readonly w: number; readonly h: number }, square: GridSquare): GridSquare {
  return { x: square.x - Math.floor((w - 1) / 2), y: square.y - Math.floor((h - 1) / 2) }
}
