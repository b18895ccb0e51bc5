import styles from './desk.module.css'
import type { DeskRequest } from './use-desk-action.ts'
import { useDeskWords } from './words.ts'

/** Why something did not work. */
export function DeskTrouble({ action: { trouble } }: { readonly action: DeskRequest }) {
  const tell = useDeskWords()
  return trouble === undefined ? null : (
    <p role="alert" className={styles.trouble}>
      {tell(trouble)}
    </p>
  )
}
