import { useTranslate } from '../../platform/i18n/language.ts'
import { useUnread } from './unread.ts'
import styles from './unread-mark.module.css'

/** The number of unread chat lines. */
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
