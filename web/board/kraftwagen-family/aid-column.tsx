import type { ReactNode } from 'react'
import css from './aid-column.module.css'

/** Aids in a column. */
export function AidColumn({ children }: { readonly children: ReactNode }) {
  return <div className={css.column}>{children}</div>
}

/** Aids that depend on the previewed move; without one, their place explains itself. */
export function PassingAids({ idle, children }: { readonly idle: string; readonly children: ReactNode }) {
  return (
    <div className={css.passing}>
      {children}
      <p className={css.idle}>{idle}</p>
    </div>
  )
}
