import { memo } from 'react'
import css from './rulers.module.css'
import { type DrawingFrame, unit } from './scale.ts'

/** The table under the factory. */
export function SheetTable({ frame: { left, top, width, height } }: { readonly frame: DrawingFrame }) {
  return <rect x={left * unit} y={top * unit} width={width * unit} height={height * unit} className={css.table} />
}

interface RulersProps {
  readonly frame: DrawingFrame
  /** Pixels per square. */
  readonly pixels: number
}

/** Pixels that a number needs to be legible, and its maximum size beside the next. */
const readable = 12
const wide = 16

/**
 * The numbers of columns and rows, as in the log: x to the right, y down. They are on a margin of their own, over floor
 * that may go on beyond it.
 */
export const Rulers = memo(function Rulers({ frame: { left, top, width, height }, pixels }: RulersProps) {
  const size = pixels > 0 ? Math.min(2 * wide, Math.max(10, (readable * unit) / pixels)) : 10
  const every = size > wide ? 2 : 1
  const columns = Array.from({ length: width - 4 }, (_, index) => left + 2 + index)
  const rows = Array.from({ length: height - 4 }, (_, index) => top + 2 + index)
  return (
    <g className={css.rulers} style={{ fontSize: size }}>
      <path
        d={`M${left * unit} ${top * unit}h${width * unit}v${unit}h${(1 - width) * unit}v${(height - 1) * unit}h${-unit}z`}
        className={css.table}
      />
      {columns
        .filter((x) => x % every === 0)
        .map((x) => (
          <text key={x} x={(x + 0.5) * unit} y={(top + 0.85) * unit}>
            {x}
          </text>
        ))}
      {rows
        .filter((y) => y % every === 0)
        .map((y) => (
          <text key={y} x={(left + 0.5) * unit} y={(y + 0.68) * unit}>
            {y}
          </text>
        ))}
    </g>
  )
})
