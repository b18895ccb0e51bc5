import { floorShape, type LaidFloor, type Options } from '@carriage/horseless-carriage'
import css from './drawing.module.css'
import { squaresPath, unit } from './scale.ts'

interface FloorProps {
  readonly tiles: readonly LaidFloor[]
  readonly options: Options
  /** A preview: an expansion of the draft, or one in hand. */
  readonly ghost?: boolean
  /** The text on a loading bay that is large enough. */
  readonly bayName?: string | undefined
}

/** Floor tiles: squares to build on, loading bays, keep-clear strips and the table that they keep clear. */
export function FloorDrawing({ tiles, options, ghost = false, bayName }: FloorProps) {
  const shapes = tiles.map((tile) => floorShape(tile, options))
  const squares = shapes.flatMap((shape) => shape.squares)
  return (
    <g className={css.floor} data-ghost={ghost || undefined}>
      <path className={css.black} d={squaresPath(squares.filter(({ is }) => is === 'floor'))} />
      <path className={css.bay} d={squaresPath(squares.filter(({ is }) => is === 'bay'))} />
      <path className={css.strip} d={squaresPath(squares.filter(({ is }) => is === 'strip'))} />
      <path className={css.front} d={arrows(shapes.flatMap(({ front }) => front))} />
      {shapes.map(({ x, y, w, h }) => (
        <rect key={`${x},${y}`} className={css.edge} x={x * unit} y={y * unit} width={w * unit} height={h * unit} />
      ))}
      {bayName !== undefined &&
        shapes.map(({ x, y, squares }) => (
          <BayName key={`${x},${y}`} squares={squares.filter(({ is }) => is === 'bay')} name={bayName} />
        ))}
    </g>
  )
}

function BayName({
  squares,
  name,
}: {
  readonly squares: readonly { readonly x: number; readonly y: number }[]
  readonly name: string
}) {
  if (squares.length < 9) return null
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)]
  const x = ((Math.min(...xs) + Math.max(...xs) + 1) / 2) * unit
  const y = ((Math.min(...ys) + Math.max(...ys) + 1) / 2) * unit
  return (
    <text className={css.bayName} x={x} y={y + 5}>
      {name}
    </text>
  )
}

/** A small cross on each square of the table where no floor is allowed. */
function arrows(squares: readonly { readonly x: number; readonly y: number }[]): string {
  return squares.map(({ x, y }) => `M${x * unit + 8} ${y * unit + 8}l8 8m0-8l-8 8`).join('')
}
