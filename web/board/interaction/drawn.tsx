import { type ReactNode, useMemo } from 'react'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { TextView } from './text-view.tsx'
import type { AnyBoardProps } from './use-board-props.ts'

interface DrawnProps {
  readonly draw: (props: AnyBoardProps) => ReactNode
  readonly props: AnyBoardProps
}

/**
 * Renders a part that a game draws, inside this component so that an error boundary around it catches errors of the
 * game.
 */
export function Drawn({ draw, props }: DrawnProps) {
  return useMemo(() => draw(props), [draw, props])
}

/** An error boundary around parts of the board: where one breaks, the table continues as text. */
export function BoardBoundary({ of, children }: { readonly of?: unknown; readonly children: ReactNode }) {
  return (
    <Boundary part="board" of={of} instead={<TextView />}>
      {children}
    </Boundary>
  )
}
