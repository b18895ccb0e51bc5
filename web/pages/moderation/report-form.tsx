import { pointOfReason, type ReportReason, reportReasons } from '@carriage/protocol/guidelines'
import { type FormEvent, useState } from 'react'
import { api } from '../../platform/net/api.ts'
import { useGuidelinesMessages } from '../guidelines/use-messages.ts'
import type { ReportedAt } from '../people/reported-at.ts'
import { ModerationError } from './error-note.tsx'
import styles from './moderation.module.css'
import { useModerationMessages } from './use-messages.ts'
import { useModerationAction } from './use-moderation-action.ts'

interface ReportFormProps {
  readonly account: string
  readonly name: string
  readonly at: ReportedAt | undefined
}

/** Reports a person, or a line of the chat, to the operator. */
export function ReportForm({ account, name, at }: ReportFormProps) {
  const t = useModerationMessages()
  const tGuidelines = useGuidelinesMessages()
  const wordsOf = (reason: ReportReason) => {
    const point = pointOfReason(reason)
    return point === undefined ? t('reason.other') : `${point}. ${tGuidelines(`${point}.title`)}`
  }
  const action = useModerationAction()
  const [reason, setReason] = useState<ReportReason>('abuse')
  const [note, setNote] = useState('')
  const [sent, setSent] = useState(false)
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const report = { reason, note: note.trim() }
    const sent = await action.run(() =>
      at
        ? api.POST('/api/matches/:id/chat/report', {
            params: { path: { id: at.match } },
            body: { who: at.who, ...report },
          })
        : api.POST('/api/people/:account/report', { params: { path: { account } }, body: report }),
    )
    setSent(sent !== undefined)
  }
  if (sent) return <p role="status">{t('report.done')}</p>
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <p>{t(at ? 'report.why' : 'report.why.person', { name })}</p>
      <label className={styles.row}>
        {t('report.reason')}
        <select
          className="field"
          value={reason}
          onChange={({ target }) => setReason(reportReasons.find((each) => each === target.value) ?? 'other')}
        >
          {reportReasons.map((each) => (
            <option key={each} value={each}>
              {wordsOf(each)}
            </option>
          ))}
        </select>
      </label>
      {/* In a new tab, so that the text written here is not lost. */}
      <a href="/guidelines" target="_blank" rel="noreferrer">
        {t('report.guidelines')}
      </a>
      <label className={styles.row}>
        {t('report.note')}
        <textarea className="field" maxLength={1_000} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <ModerationError action={action} />
      <button type="submit" className="button primary" aria-disabled={action.busy}>
        {t('report.do')}
      </button>
    </form>
  )
}
