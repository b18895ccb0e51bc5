import { lazy, Suspense } from 'react'
import { useCounting } from '../finale/counting.ts'
import { useTable } from '../model/use-table.ts'
import styles from './digest-card.module.css'

// A player who stays at the table never needs it.
const Slip = lazy(async () => ({ default: (await import('./digest-slip.tsx')).DigestSlip }))

/** The place of the digest. */
export function DigestCard() {
  // The digest is written once everything has been shown.
  const wanted = useTable(({ absence, behind, summary }) => absence !== undefined && behind === 0 && !summary)
  const counting = useCounting()
  return (
    <div className={styles.place} aria-live="polite">
      {wanted && !counting && (
        <Suspense>
          <Slip />
        </Suspense>
      )}
    </div>
  )
}
