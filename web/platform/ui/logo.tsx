import { Anchor } from './anchor.tsx'
import styles from './logo.module.css'

export function Logo({ small = false }: { readonly small?: boolean }) {
  return (
    <Anchor href="/" className={styles.mark} data-small={small || undefined}>
      <svg viewBox="0 0 48 32" aria-hidden="true" className={styles.sign}>
        <path d="M3 19h5l3-9h14v9h13c4 0 6 2 6 5h-4a6.5 6.5 0 0 0-13 0H20a6.5 6.5 0 0 0-13 0H3Z" fill="currentColor" />
        <path d="M13.5 12.5h9v6.5h-11Z" fill="var(--ground)" />
        <path d="M27 4v10M27 5h5" stroke="currentColor" strokeWidth="2.2" fill="none" />
        <circle cx="13.5" cy="25" r="4.8" fill="none" stroke="currentColor" strokeWidth="2.6" />
        <circle cx="33.5" cy="25" r="4.8" fill="none" stroke="currentColor" strokeWidth="2.6" />
      </svg>
      <span>Carriage House</span>
    </Anchor>
  )
}
