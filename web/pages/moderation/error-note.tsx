import styles from './moderation.module.css'
import { useModerationMessages } from './use-messages.ts'
import type { ModerationRequest } from './use-moderation-action.ts'

/** The error of a failed action. */
export function ModerationError({ action: { error } }: { readonly action: ModerationRequest }) {
  const t = useModerationMessages()
  return error === undefined ? null : (
    <p role="alert" className={styles.error}>
      {t(error)}
    </p>
  )
}
