import { type FormEvent, useState } from 'react'
import { api } from '../remote/api.ts'
import { Dialog } from '../shell/dialog.tsx'
import styles from './desk.module.css'
import { DeskTrouble } from './trouble.tsx'
import { useDeskAction } from './use-desk-action.ts'
import { useDeskWords } from './words.ts'

const reasons = ['abuse', 'spam', 'cheating', 'name', 'other'] as const

interface ReportLineProps {
  readonly match: string
  readonly line: string
  readonly name: string
}

/** Reports a line of the chat to the operator. */
export function ReportLine({ match, line, name }: ReportLineProps) {
  const tell = useDeskWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button quiet square"
        aria-label={tell('report.line', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M6 21V4h11l-2.5 4L17 12H6" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
      </button>
      {open && (
        <Dialog title={tell('report.title', { name })} close={() => setOpen(false)}>
          <ReportForm match={match} line={line} name={name} />
        </Dialog>
      )}
    </>
  )
}

function ReportForm({ match, line, name }: ReportLineProps) {
  const tell = useDeskWords()
  const action = useDeskAction()
  const [reason, setReason] = useState<(typeof reasons)[number]>('abuse')
  const [note, setNote] = useState('')
  const [sent, setSent] = useState(false)
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const params = { path: { id: match } }
    const body = { who: { line }, reason, note: note.trim() }
    setSent((await action.run(() => api.POST('/api/matches/:id/chat/report', { params, body }))) !== undefined)
  }
  if (sent) return <p role="status">{tell('report.done')}</p>
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <p>{tell('report.why', { name })}</p>
      <label className={styles.row}>
        {tell('report.reason')}
        <select
          className="field"
          value={reason}
          onChange={({ target }) => setReason(reasons.find((each) => each === target.value) ?? 'other')}
        >
          {reasons.map((each) => (
            <option key={each} value={each}>
              {tell(`reason.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.row}>
        {tell('report.note')}
        <textarea className="field" maxLength={1_000} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <DeskTrouble action={action} />
      <button type="submit" className="button primary" aria-disabled={action.busy}>
        {tell('report.do')}
      </button>
    </form>
  )
}
