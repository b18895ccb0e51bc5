import { floorShape, type Piece, shapeOf } from '@carriage/horseless-carriage'
import { draftedAt } from '../editor/lay.ts'
import { covers, type GridSquare } from '../editor/places.ts'
import { nameOf } from '../names.ts'
import type { OwnProps } from '../props.ts'
import type { Bench } from './bench.ts'

/** What lies on a square, for a player who points at it or moves there by keys. */
export function squareWords(props: OwnProps, { site, plan }: Bench, at: GridSquare): string {
  const { say } = props
  const built = builtAt({ site }, at)
  if (built) return say('square.built', { ...at, piece: nameOf(props, built) })
  const drafted = draftedAt(site, plan, at)
  const piece = drafted === undefined ? undefined : plan.pieces[drafted]
  if (piece) return say('square.drafted', { ...at, piece: nameOf(props, piece) })
  for (const tile of [...site.factory.floor, ...(plan.expansion ? [plan.expansion] : [])]) {
    const square = floorShape(tile, site.options).squares.find(({ x, y }) => x === at.x && y === at.y)
    if (square) return say(tile === plan.expansion ? 'square.expansion' : `square.${square.is}`, { ...at })
  }
  return say('square.table', { ...at })
}

/** The piece of an earlier year that lies on a square. */
export function builtAt({ site }: Pick<Bench, 'site'>, at: GridSquare): Piece | undefined {
  return site.factory.pieces.find((piece) => {
    const shape = shapeOf(piece, site.options)
    return shape !== undefined && covers(shape, at)
  })
}
