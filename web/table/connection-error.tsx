import type { PageFault } from '../platform/errors/error-report.ts'
import { Outdated } from '../platform/errors/outdated.tsx'
import { reload } from '../platform/errors/reload.ts'
import { ReportButton } from '../platform/errors/report-button.tsx'
import { type Translate, useTranslate } from '../platform/i18n/language.ts'
import { Anchor } from '../platform/ui/anchor.tsx'
import type { ConnectionError } from './model/link.ts'
import styles from './open-table.module.css'

/** Whether it is being tried again. */
export function isPassing({ what }: ConnectionError): boolean {
  return what === 'offline' || what === 'away' || what === 'busy'
}

export function describeConnectionError(say: Translate, trouble: ConnectionError): string {
  switch (trouble.what) {
    case 'told':
      return say('trouble.told', { detail: trouble.detail })
    case 'quarantined':
      return say('connection.quarantined')
    case 'outdated':
      return say('outdated.still', { rules: trouble.rules })
    default:
      return say(`trouble.${trouble.what}`)
  }
}

interface TroubleNoticeProps {
  readonly trouble: ConnectionError
  /** What this page did wrong, where it is its own fault. */
  readonly fault?: PageFault | undefined
}

/** A table that cannot be shown: why, and what can be done. */
export function ConnectionErrorNote({ trouble, fault }: TroubleNoticeProps) {
  const say = useTranslate()
  if (trouble.what === 'outdated') return <Outdated game={trouble.game} rules={trouble.rules} />
  const waits = isPassing(trouble)
  return (
    <main className={styles.notice} data-testid="trouble" aria-busy={waits}>
      <h1>{say('trouble.title')}</h1>
      <p role="status">{describeConnectionError(say, trouble)}</p>
      {!waits && (
        <button type="button" className="button" onClick={() => void reload()}>
          {say('fault.reload')}
        </button>
      )}
      {fault && <ReportButton fault={fault} />}
      <Anchor className="button quiet" href="/">
        {say('nowhere.way')}
      </Anchor>
    </main>
  )
}
