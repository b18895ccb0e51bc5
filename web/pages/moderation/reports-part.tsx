import type { ModerationReport, ModerationReports, ReportDecision } from '@carriage/protocol'
import { pointOfReason } from '@carriage/protocol/guidelines'
import { useCallback, useState } from 'react'
import { api } from '../../platform/net/api.ts'
import { ModerationError } from './error-note.tsx'
import styles from './moderation.module.css'
import { ReportCard } from './report-card.tsx'
import { SanctionForm } from './sanction-form.tsx'
import { useList } from './use-list.ts'
import { useModerationMessages } from './use-messages.ts'
import { useModerationAction } from './use-moderation-action.ts'

const states = ['open', 'settled'] as const

/** Reports, oldest first. */
export function ReportsPart() {
  const t = useModerationMessages()
  const [state, setState] = useState<(typeof states)[number]>('open')
  const action = useModerationAction()
  const [later, setLater] = useState<ModerationReports | undefined>()
  const fetchIt = useCallback(async () => {
    const first = await api.GET('/api/moderation/reports', { params: { query: { state } } })
    setLater(undefined)
    return first
  }, [state])
  const { data, again } = useList(fetchIt)
  const next = typeof data === 'string' ? null : (later ?? data).next
  async function more(before: string): Promise<void> {
    const page = await action.run(() => api.GET('/api/moderation/reports', { params: { query: { state, before } } }))
    if (page) setLater({ reports: [...(later?.reports ?? []), ...page.data.reports], next: page.data.next })
  }
  return (
    <>
      <div className={styles.ways}>
        {states.map((each) => (
          <button
            key={each}
            type="button"
            className={`button ${each === state ? 'primary' : 'quiet'}`}
            aria-pressed={each === state}
            onClick={() => setState(each)}
          >
            {t(`reports.${each}`)}
          </button>
        ))}
      </div>
      {typeof data === 'string' ? (
        <p>{t(data)}</p>
      ) : (
        <>
          {data.reports.length === 0 && (
            <p role="status">{t(state === 'open' ? 'reports.none' : 'reports.none.settled')}</p>
          )}
          <ul className={styles.cards}>
            {[...data.reports, ...(later?.reports ?? [])].map((report) => (
              <ReportCard key={report.id} report={report}>
                {report.outcome === null && <Decision report={report} decided={again} />}
              </ReportCard>
            ))}
          </ul>
          {next !== null && (
            <button type="button" className="button" aria-disabled={action.busy} onClick={() => void more(next)}>
              {t('more')}
            </button>
          )}
          <ModerationError action={action} />
        </>
      )}
    </>
  )
}

function Decision({ report, decided }: { readonly report: ModerationReport; readonly decided: () => Promise<void> }) {
  const action = useModerationAction()
  const params = { path: { id: report.id } }
  async function decide(body: ReportDecision) {
    const done = await action.run(() => api.POST('/api/moderation/reports/:id/decision', { params, body }))
    if (done) await decided()
  }
  return (
    <>
      <SanctionForm
        about={pointOfReason(report.reason)}
        busy={action.busy}
        take={({ kind, ...wish }) => decide({ outcome: kind, ...wish })}
        dismiss={() => decide({ outcome: 'dismissed' })}
      />
      <ModerationError action={action} />
    </>
  )
}
