import { type Belt, type Options, type Piece, shapeOf } from '@carriage/horseless-carriage'
import css from './drawing.module.css'
import { unit } from './scale.ts'

interface BeltLinesProps {
  readonly belts: readonly Belt[]
  /** Those of the factory, then those of the draft. */
  readonly pieces: readonly Piece[]
  readonly options: Options
}

/** Belts A to D through stations, indicators and mainlines; one that feeds nothing is dashed. */
export function BeltLines({ belts, pieces, options }: BeltLinesProps) {
  return (
    <g>
      {belts.map((belt) => {
        const d = pathOf(belt, pieces, options)
        return (
          <g key={`${belt.step} ${belt.pieces.join()}`}>
            <path className={css.casing} d={d} />
            <path className={css.belt} data-step={belt.step} data-loose={belt.feeds.length === 0 || undefined} d={d} />
          </g>
        )
      })}
    </g>
  )
}

/** From the middle of each shared edge to the centres of both pieces; in a mainline only up to its letter. */
function pathOf({ joints }: Belt, pieces: readonly Piece[], options: Options): string {
  return joints
    .map(({ from, to, x, y, runs, length }) => {
      const at = {
        x: (x + (runs === 'across' ? length / 2 : 0)) * unit,
        y: (y + (runs === 'down' ? length / 2 : 0)) * unit,
      }
      return reach(pieces[from], at, options) + reach(pieces[to], at, options)
    })
    .join('')
}

interface Point {
  readonly x: number
  readonly y: number
}

function reach(piece: Piece | undefined, at: Point, options: Options): string {
  const shape = piece && shapeOf(piece, options)
  if (!shape) return ''
  const middle = { x: (shape.x + shape.w / 2) * unit, y: (shape.y + shape.h / 2) * unit }
  if (piece.kind !== 'mainline') return `M${at.x} ${at.y}L${middle.x} ${middle.y}`
  const [left, right] = [shape.x * unit, (shape.x + shape.w) * unit]
  const [top, bottom] = [shape.y * unit, (shape.y + shape.h) * unit]
  if (at.y === top) return `M${at.x} ${at.y}V${top + 11}H${middle.x}`
  if (at.y === bottom) return `M${at.x} ${at.y}V${bottom - 11}H${middle.x}`
  if (at.x === left) return `M${at.x} ${at.y}H${left + 11}V${middle.y}`
  return `M${at.x} ${at.y}H${right - 11}V${middle.y}`
}
