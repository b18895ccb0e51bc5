import { type ReactNode, useId } from 'react'
import styles from './account.module.css'

interface SectionProps {
  readonly title: string
  readonly why?: string | undefined
  readonly children: ReactNode
}

/** A section of the settings, with a heading and its purpose. */
export function Section({ title, why, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.matter}>
        {why !== undefined && <p className={styles.why}>{why}</p>}
        {children}
      </div>
    </section>
  )
}
