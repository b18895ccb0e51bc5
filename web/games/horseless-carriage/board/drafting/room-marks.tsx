import { memo } from 'react'
import { unit } from '../drawing/scale.ts'
import type { GridSquare } from '../editor/places.ts'
import type { Room } from '../editor/room.ts'
import css from './drafting.module.css'

interface RoomMarksProps {
  /** Of the station in hand. */
  readonly room: Room | undefined
  readonly squeezed: readonly Room[]
}

/** Where the indicators of the station in hand could be placed, and the stations that would have no room left. */
export function RoomMarks({ room, squeezed }: RoomMarksProps) {
  return (
    <>
      {room && <path className={css.room} d={rings(room.squares)} />}
      {squeezed.map(({ x, y, w, h, squares }) => (
        <g key={`${x},${y}`} className={css.tight}>
          <rect x={x * unit - 2} y={y * unit - 2} width={w * unit + 4} height={h * unit + 4} strokeDasharray="7 4" />
          <path d={rings(squares)} />
        </g>
      ))}
    </>
  )
}

/** Squares that a station cannot spare, for a player who holds a piece that could cover them. */
export const ScarceMarks = memo(function ScarceMarks({ squares }: { readonly squares: readonly GridSquare[] }) {
  return <path className={css.scarce} d={triangles(squares)} data-testid="scarce" />
})

function triangles(squares: readonly GridSquare[]): string {
  return squares.map(({ x, y }) => `M${x * unit + 12} ${y * unit + 6}l7 12h-14zm0 4.5v3.5m0 1.5v1`).join('')
}

/** A small ring in the middle of each square. */
function rings(squares: readonly GridSquare[]): string {
  return squares.map(({ x, y }) => `M${x * unit + 8} ${y * unit + 12}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`).join('')
}
