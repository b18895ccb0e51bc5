import type { ReactNode } from 'react'
import css from './aids.module.css'

interface AidProps {
  readonly title: string
  readonly children: ReactNode
  /** Shut until somebody wants it. */
  readonly folded?: boolean
}

/** A box of the right rail. */
export function Aid({ title, children, folded = false }: AidProps) {
  if (folded) {
    return (
      <details className={css.aid}>
        <summary className={css.title}>{title}</summary>
        {children}
      </details>
    )
  }
  return (
    <section className={css.aid}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  )
}

/** A rule's number that opens its text. */
export function RuleLink({ rule, show }: { readonly rule: string; readonly show: (id: string) => void }) {
  return (
    <button type="button" className={css.rule} onClick={() => show(rule)}>
      {rule}
    </button>
  )
}
