import { type ReactNode, useMemo } from 'react'
import { Boundary } from '../../faults/boundary.tsx'
import { TextView } from './text-view.tsx'
import type { AnyBoardProps } from './use-board.ts'

interface DrawnProps {
  readonly draw: (board: AnyBoardProps) => ReactNode
  readonly board: AnyBoardProps
}

/** A part that a game draws. It is drawn in here, so that a boundary around it catches what the game throws. */
export function Drawn({ draw, board }: DrawnProps) {
  return useMemo(() => draw(board), [draw, board])
}

/** Around what is drawn of the board: where it breaks, the table goes on as text. */
export function BoardBoundary({ of, children }: { readonly of?: unknown; readonly children: ReactNode }) {
  return (
    <Boundary part="board" of={of} instead={<TextView />}>
      {children}
    </Boundary>
  )
}
