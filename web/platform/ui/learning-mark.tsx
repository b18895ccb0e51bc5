import { useTranslate } from '../i18n/language.ts'
import styles from './learning-mark.module.css'

/** The sign of a table at which people learn. */
export function LearningMark() {
  const say = useTranslate()
  return (
    <span className={styles.mark} title={say('learning.why')}>
      {say('learning.mark')}
    </span>
  )
}
