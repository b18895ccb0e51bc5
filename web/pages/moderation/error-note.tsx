import styles from './moderation.module.css'
import { useModerationMessages } from './use-messages.ts'
import type { ModerationRequest } from './use-moderation-action.ts'

/** Why something did not work. */
export function ModerationError({ action: { trouble } }: { readonly action: ModerationRequest }) {
  const tell = useModerationMessages()
  return trouble === undefined ? null : (
    <p role="alert" className={styles.trouble}>
      {tell(trouble)}
    </p>
  )
}
