import { type Guideline, guidelines } from '@carriage/protocol/guidelines'
import { type FormEvent, useState } from 'react'
import { useGuidelinesMessages } from '../guidelines/use-messages.ts'
import styles from './moderation.module.css'
import { useModerationMessages } from './use-messages.ts'

const lengths = [1, 3, 7, 30, 90, 365, 3_650] as const

export interface SanctionDraft {
  readonly kind: 'warning' | 'suspension'
  readonly reason: string
  readonly point?: Guideline
  readonly days?: number
}

interface SanctionFormProps {
  /** The guideline that a report is about. */
  readonly about?: Guideline | undefined
  readonly busy: boolean
  readonly take: (wish: SanctionDraft) => Promise<void>
  /** Dismisses the report without a sanction, if there is one. */
  readonly dismiss?: () => Promise<void>
}

/** A reason, and whether it is a warning or a suspension. */
export function SanctionForm({ about, busy, take, dismiss }: SanctionFormProps) {
  const t = useModerationMessages()
  const [reason, setReason] = useState('')
  const tGuidelines = useGuidelinesMessages()
  const [point, setPoint] = useState(about)
  const [days, setDays] = useState(7)
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const kind = submitter?.getAttribute('value') === 'suspension' ? 'suspension' : 'warning'
    void take({ kind, reason: reason.trim(), ...(point && { point }), ...(kind === 'suspension' && { days }) })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.row}>
        {t('decide.reason')}
        <textarea
          className="field"
          required
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <label className={styles.row}>
        {t('decide.point')}
        <select
          className="field"
          value={point ?? ''}
          onChange={({ target }) => setPoint(guidelines.find((each) => String(each) === target.value))}
        >
          <option value="">{t('decide.point.none')}</option>
          {guidelines.map((each) => (
            <option key={each} value={each}>
              {`${each}. ${tGuidelines(`${each}.title`)}`}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.row}>
        {t('decide.days')}
        <select className="field" value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {lengths.map((length) => (
            <option key={length} value={length}>
              {t('decide.days.of', { days: length })}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.ways}>
        {dismiss && (
          <button type="button" className="button" aria-disabled={busy} onClick={() => void dismiss()}>
            {t('decide.dismiss')}
          </button>
        )}
        <button type="submit" className="button" value="warning" aria-disabled={busy}>
          {t('decide.warn')}
        </button>
        <button type="submit" className="button primary" value="suspension" aria-disabled={busy}>
          {t('decide.suspend')}
        </button>
      </div>
    </form>
  )
}
