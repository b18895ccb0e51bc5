import type { ReactNode } from 'react'
import { useTranslate } from '../i18n/language.ts'
import styles from './error.module.css'
import type { PageFault } from './error-report.ts'
import { reload } from './reload.ts'
import { ReportButton } from './report-button.tsx'

interface FaultPanelProps {
  readonly fault: PageFault
  /** Further actions, before the usual ones. */
  readonly actions?: ReactNode
}

/** Replaces a broken part: what happened, and what can be done. */
export function FaultPanel({ fault, actions }: FaultPanelProps) {
  const t = useTranslate()
  const part = fault.part === 'board' || fault.part === 'page' ? fault.part : 'panel'
  return (
    <section className={styles.fault} role="alert" data-testid="fault" data-part={part}>
      <p className={styles.what}>{t(`error.${part}`)}</p>
      <p>{t(`error.${part}.why`)}</p>
      <div className={styles.ways}>
        {actions}
        <button type="button" className="button" onClick={() => void reload()}>
          {t('error.reload')}
        </button>
        <ReportButton fault={fault} />
      </div>
    </section>
  )
}
