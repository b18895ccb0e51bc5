import { useTranslate } from '../../platform/i18n/language.ts'
import { useUnread } from './unread.ts'
import styles from './unread-mark.module.css'

/** Beside the way to the talk: how much of it is new. */
export function UnreadMark() {
  const count = useUnread()
  const t = useTranslate()
  if (count === 0) return null
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{count}</span>
      <span className="aloud">{t('chat.unread', { count })}</span>
    </span>
  )
}
