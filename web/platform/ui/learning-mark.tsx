import { useTranslate } from '../i18n/language.ts'
import styles from './learning-mark.module.css'

/** Marks a table for learners. */
export function LearningMark() {
  const t = useTranslate()
  return (
    <span className={styles.mark} title={t('learning.why')}>
      {t('learning.mark')}
    </span>
  )
}
