import type { ReactNode } from 'react'
import css from './dock-frame.module.css'

interface DockFrameProps {
  readonly edition?: 'american'
  readonly mat: ReactNode
  /** What my hands are on, beside the mat. */
  readonly children: ReactNode
}

/** The row below the board on a desk. */
export function DockFrame({ edition, mat, children }: DockFrameProps) {
  return (
    <div className={css.dock} data-edition={edition}>
      {mat}
      {children}
    </div>
  )
}

/** What is told about the tile under the pointer, side by side. */
export function TileAids({ children }: { readonly children: ReactNode }) {
  return <div className={css.tile}>{children}</div>
}
