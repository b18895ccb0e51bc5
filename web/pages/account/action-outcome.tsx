import styles from './account.module.css'
import type { PendingAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** The result of an action, visible and for screen readers. */
export function ActionOutcome({ action: { outcome } }: { readonly action: PendingAction }) {
  const tell = useAccountMessages()
  return (
    <>
      <p role="status" className={styles.well}>
        {outcome?.well && tell(outcome.words)}
      </p>
      {outcome?.well === false && (
        <p role="alert" className={styles.error}>
          {tell(outcome.words)}
        </p>
      )}
    </>
  )
}
