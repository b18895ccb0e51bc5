import type { ReactNode } from 'react'
import css from './aid-column.module.css'

/** Aids below each other. */
export function AidColumn({ children }: { readonly children: ReactNode }) {
  return <div className={css.column}>{children}</div>
}

/** Aids that come and go with what is looked at; while there is none, their place says what it is kept for. */
export function PassingAids({ idle, children }: { readonly idle: string; readonly children: ReactNode }) {
  return (
    <div className={css.passing}>
      {children}
      <p className={css.idle}>{idle}</p>
    </div>
  )
}
