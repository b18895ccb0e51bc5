import styles from './first-hour.module.css'

/** A few sentences beside the board. */
export function BesideCard({ lines, kind }: { readonly lines: readonly string[]; readonly kind?: string }) {
  return (
    <section className={styles.card} data-kind={kind} data-testid={kind}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
