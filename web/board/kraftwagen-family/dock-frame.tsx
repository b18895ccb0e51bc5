import type { ReactNode } from 'react'
import css from './dock-frame.module.css'

interface DockFrameProps {
  readonly edition?: 'american'
  readonly mat: ReactNode
  /** The current decision, beside the mat. */
  readonly children: ReactNode
}

/** The row below the board on the desktop. */
export function DockFrame({ edition, mat, children }: DockFrameProps) {
  return (
    <div className={css.dock} data-edition={edition}>
      {mat}
      {children}
    </div>
  )
}

/** Aids for the tile under the pointer, side by side. */
export function TileAids({ children }: { readonly children: ReactNode }) {
  return <div className={css.tile}>{children}</div>
}
