import { useState } from 'react'
import { useTranslate } from '../i18n/language.ts'
import styles from './error.module.css'
import type { PageFault } from './error-report.ts'
import { reportNow, sendReport } from './send.ts'

/** Sends an error to the operator. If that fails, the report can be copied. */
export function ReportButton({ fault }: { readonly fault: PageFault }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle')
  const t = useTranslate()

  async function send(): Promise<void> {
    setState('sending')
    setState((await sendReport(fault)) ? 'sent' : 'failed')
  }

  if (state === 'sent') return <p role="status">{t('error.sent')}</p>
  return (
    <>
      <button type="button" className="button" disabled={state === 'sending'} onClick={() => void send()}>
        {t('error.report')}
      </button>
      {state === 'failed' && (
        <label className={styles.copy}>
          {t('error.unsent')}
          <textarea readOnly rows={4} value={JSON.stringify(reportNow(fault), null, 1)} />
        </label>
      )}
    </>
  )
}
