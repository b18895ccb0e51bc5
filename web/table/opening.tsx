import { useTranslate } from '../platform/i18n/language.ts'
import styles from './open-table.module.css'

/** A table that is loading. */
export function OpeningNote() {
  const t = useTranslate()
  return (
    <main className={styles.notice} aria-busy="true">
      <p>{t('table.opening')}</p>
    </main>
  )
}
