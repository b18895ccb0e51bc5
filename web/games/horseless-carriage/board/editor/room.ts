import { floorShape, type Plan, type StationType, shapeOf, stationRooms } from '@carriage/horseless-carriage'
import type { GridSquare } from './places.ts'
import type { EditorSite } from './site.ts'

/** Room for the indicators of a station: the free squares beside it, and the number of open sockets. */
export interface Room extends GridSquare {
  readonly w: number
  readonly h: number
  readonly type: StationType
  readonly squares: readonly GridSquare[]
  /** Sockets without an indicator, including those of later research (HC-5.29). */
  readonly needs: number
}

/** The stations of my factory with a draft, in the order in which they were placed. */
export function roomsIn({ factory, access, options }: EditorSite, plan: Plan): Room[] {
  const laid = [...factory.pieces, ...plan.pieces]
  // The new floor cannot be used before next year, but then it is room.
  const coming = plan.expansion
    ? floorShape(plan.expansion, options).squares.filter(({ is }) => is === 'floor')
    : ([] as const)
  return stationRooms(factory, access, plan.pieces, options).flatMap(({ station, sockets, free }) => {
    const piece = laid[station]
    const shape = piece && shapeOf(piece, options)
    if (piece?.kind !== 'station' || !shape) return []
    const { x, y, w, h } = shape
    const squares = [...free, ...coming.filter((square) => isBeside(shape, square))]
    return [{ x, y, w, h, type: piece.type, squares, needs: sockets.filter(({ state }) => state !== 'filled').length }]
  })
}

/** Stations that would have fewer squares than missing indicators, and more so than before. */
export function squeezedBy(site: EditorSite, before: Plan, after: Plan): Room[] {
  const known = new Map(roomsIn(site, before).map((room) => [keyOf(room), missing(room)]))
  return roomsIn(site, after).filter((room) => missing(room) > (known.get(keyOf(room)) ?? 0))
}

/** Squares that a station cannot spare: covering one takes the room of an indicator. */
export function scarceSquares(site: EditorSite, plan: Plan): GridSquare[] {
  const scarce = roomsIn(site, plan).filter(({ squares, needs }) => squares.length <= needs)
  return scarce.flatMap(({ squares }) => squares)
}

function missing({ needs, squares }: Room): number {
  return Math.max(0, needs - squares.length)
}

function keyOf({ x, y }: GridSquare): string {
  return `${x},${y}`
}

/** Along an edge, not at a corner. */
function isBeside({ x, y, w, h }: GridSquare & { w: number; h: number }, square: GridSquare): boolean {
  const across = square.x >= x && square.x < x + w
  const down = square.y >= y && square.y < y + h
  return (across && (square.y === y - 1 || square.y === y + h)) || (down && (square.x === x - 1 || square.x === x + w))
}
