import { useTranslate } from '../i18n/language.ts'
import styles from './error.module.css'
import { reload } from './reload.ts'
import { ReportButton } from './report-button.tsx'
import { useUncaught } from './uncaught.ts'

/** Shows an error that no part of the page could show in its own place. */
export function FaultNote() {
  const fault = useUncaught((state) => state.fault)
  const t = useTranslate()
  if (!fault) return null
  return (
    <section className={styles.note} role="alert" data-testid="fault-note">
      <p className={styles.what}>{t('error.uncaught')}</p>
      <p>{t('error.uncaught.why')}</p>
      <div className={styles.ways}>
        <button type="button" className="button" onClick={() => void reload()}>
          {t('error.reload')}
        </button>
        <ReportButton key={fault.message} fault={fault} />
        <button type="button" className="button quiet" onClick={() => useUncaught.setState({ fault: undefined })}>
          {t('dialog.close')}
        </button>
      </div>
    </section>
  )
}
