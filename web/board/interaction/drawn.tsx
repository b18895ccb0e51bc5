import { type ReactNode, useMemo } from 'react'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { TextView } from './text-view.tsx'
import type { AnyBoardProps } from './use-board-props.ts'

interface DrawnProps {
  readonly draw: (props: AnyBoardProps) => ReactNode
  readonly props: AnyBoardProps
}

/** A part that a game draws. It is drawn in here, so that a boundary around it catches what the game throws. */
export function Drawn({ draw, props }: DrawnProps) {
  return useMemo(() => draw(props), [draw, props])
}

/** Around what is drawn of the board: where it breaks, the table goes on as text. */
export function BoardBoundary({ of, children }: { readonly of?: unknown; readonly children: ReactNode }) {
  return (
    <Boundary part="board" of={of} instead={<TextView />}>
      {children}
    </Boundary>
  )
}
