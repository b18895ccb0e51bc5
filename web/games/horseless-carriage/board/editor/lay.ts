import type { LaidFloor, Piece, Plan, UnplacedPiece } from '@carriage/horseless-carriage'
import { shapeOf, stationRooms, tablesOf } from '@carriage/horseless-carriage'
import { covers, type GridSquare } from './places.ts'
import type { EditorSite } from './site.ts'

export function lay(plan: Plan, lies: Piece | LaidFloor): Plan {
  return 'tile' in lies ? { ...plan, expansion: lies } : { ...plan, pieces: [...plan.pieces, lies] }
}

/** The drafted piece on a square, by its index in the plan. */
export function draftedPieceAt({ options }: EditorSite, { pieces }: Plan, square: GridSquare): number | undefined {
  const found = pieces.findIndex((piece) => {
    const shape = shapeOf(piece, options)
    return shape && covers(shape, square)
  })
  return found < 0 ? undefined : found
}

/** A plan without one of its pieces; a station takes its indicators along, which would point at nothing. */
export function takeAway(site: EditorSite, plan: Plan, index: number): Plan {
  const gone = plan.pieces[index]
  const shape = gone && shapeOf(gone, site.options)
  if (!shape) return plan
  return { ...plan, pieces: plan.pieces.filter((piece, at) => at !== index && !pointsInto(piece, shape)) }
}

function pointsInto(piece: Piece, shape: GridSquare & { w: number; h: number }): boolean {
  if (piece.kind !== 'indicator') return false
  const { x, y, points } = piece
  const to = {
    x: x + (points === 'E' ? 1 : points === 'W' ? -1 : 0),
    y: y + (points === 'S' ? 1 : points === 'N' ? -1 : 0),
  }
  return covers(shape, to)
}

/** HC-5.44 What a new station needs next: an indicator for the first socket that is open to me. */
export function indicatorFor({ factory, access, options }: EditorSite, plan: Plan): UnplacedPiece | undefined {
  const piece = plan.pieces.at(-1)
  if (piece?.kind !== 'station') return undefined
  const station = factory.pieces.length + plan.pieces.length - 1
  const room = stationRooms(factory, access, plan.pieces, options).find((each) => each.station === station)
  const socket = room?.sockets.find(({ state }) => state === 'open')
  const { step } = tablesOf({ options }).components.technologyStations.rows[piece.type]
  return socket && { kind: 'indicator', dimension: socket.dimension, step }
}
