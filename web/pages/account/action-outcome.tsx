import styles from './account.module.css'
import type { PendingAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** The result of an action, visible and for screen readers. */
export function ActionOutcome({ action: { outcome } }: { readonly action: PendingAction }) {
  const t = useAccountMessages()
  return (
    <>
      <p role="status" className={styles.well}>
        {outcome?.well && t(outcome.words)}
      </p>
      {outcome?.well === false && (
        <p role="alert" className={styles.error}>
          {t(outcome.words)}
        </p>
      )}
    </>
  )
}
