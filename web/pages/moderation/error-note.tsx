import styles from './moderation.module.css'
import { useDeskWords } from './use-messages.ts'
import type { DeskRequest } from './use-moderation-action.ts'

/** Why something did not work. */
export function DeskTrouble({ action: { trouble } }: { readonly action: DeskRequest }) {
  const tell = useDeskWords()
  return trouble === undefined ? null : (
    <p role="alert" className={styles.trouble}>
      {tell(trouble)}
    </p>
  )
}
