import type { PageFault } from '../platform/errors/error-report.ts'
import { Outdated } from '../platform/errors/outdated.tsx'
import { reload } from '../platform/errors/reload.ts'
import { ReportButton } from '../platform/errors/report-button.tsx'
import { type Translate, useTranslate } from '../platform/i18n/language.ts'
import { Anchor } from '../platform/ui/anchor.tsx'
import type { ConnectionError } from './model/link.ts'
import styles from './open-table.module.css'

/** Whether a retry is scheduled. */
export function isPassing({ what }: ConnectionError): boolean {
  return what === 'offline' || what === 'away' || what === 'busy'
}

export function describeConnectionError(t: Translate, error: ConnectionError): string {
  switch (error.what) {
    case 'told':
      return t('connection.detail', { detail: error.detail })
    case 'hidden':
      return t('connection.barred')
    case 'quarantined':
      return t('connection.quarantined')
    case 'outdated':
      return t('outdated.still', { rules: error.rules })
    default:
      return t(`connection.${error.what}`)
  }
}

interface ConnectionErrorNoteProps {
  readonly error: ConnectionError
  /** The error, if it is one of this page itself. */
  readonly fault?: PageFault | undefined
}

/** A table that cannot be shown: why, and what can be done. */
export function ConnectionErrorNote({ error, fault }: ConnectionErrorNoteProps) {
  const t = useTranslate()
  if (error.what === 'outdated') return <Outdated game={error.game} rules={error.rules} />
  const waits = isPassing(error)
  return (
    <main className={styles.notice} data-testid="connection-error" aria-busy={waits}>
      <h1>{t('connection.title')}</h1>
      <p role="status">{describeConnectionError(t, error)}</p>
      {!waits && (
        <button type="button" className="button" onClick={() => void reload()}>
          {t('error.reload')}
        </button>
      )}
      {fault && <ReportButton fault={fault} />}
      <Anchor className="button quiet" href="/">
        {t('notFound.link')}
      </Anchor>
    </main>
  )
}
