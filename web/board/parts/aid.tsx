import type { ReactNode } from 'react'
import css from './aid.module.css'

interface AidProps {
  readonly title: string
  readonly children: ReactNode
  /** Collapsible, with this initial state. */
  readonly fold?: 'open' | 'shut'
}

/** A box in the right rail. */
export function Aid({ title, children, fold }: AidProps) {
  if (fold) {
    return (
      <details className={css.aid} open={fold === 'open'}>
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

/** A rule id that opens its text. */
export function RuleLink({ rule, show }: { readonly rule: string; readonly show: (id: string) => void }) {
  return (
    <button type="button" className={css.rule} onClick={() => show(rule)}>
      {rule}
    </button>
  )
}
