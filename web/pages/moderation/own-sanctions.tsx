import type { Sanction } from '@carriage/protocol'
import { type FormEvent, useCallback, useState } from 'react'
import { api } from '../../platform/net/api.ts'
import { ModerationError } from './error-note.tsx'
import styles from './moderation.module.css'
import { SanctionCard } from './sanction-card.tsx'
import { useList } from './use-list.ts'
import { useDateTime, useModerationMessages } from './use-messages.ts'
import { useModerationAction } from './use-moderation-action.ts'

/** One's own warnings and suspensions, with reasons and a form to appeal; nothing for most people. */
export function OwnSanctions({ suspendedUntil }: { readonly suspendedUntil: string | undefined }) {
  const t = useModerationMessages()
  const moment = useDateTime()
  const { data, again } = useList(useCallback(() => api.GET('/api/me/sanctions'), []))
  if (typeof data === 'string' || data.sanctions.length === 0) return null
  return (
    <section aria-label={t('own.title')} className={styles.cards}>
      <h2>{t('own.title')}</h2>
      {suspendedUntil !== undefined && <p>{t('own.suspended', { date: moment(suspendedUntil) })}</p>}
      <ul className={styles.cards}>
        {data.sanctions.map((sanction) => (
          <SanctionCard key={sanction.id} sanction={sanction}>
            {sanction.appeal === null && sanction.liftedAt === null && <AppealForm sanction={sanction} sent={again} />}
          </SanctionCard>
        ))}
      </ul>
    </section>
  )
}

function AppealForm({ sanction: { id }, sent }: { readonly sanction: Sanction; readonly sent: () => Promise<void> }) {
  const t = useModerationMessages()
  const action = useModerationAction()
  const [text, setText] = useState('')
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const params = { path: { id } }
    const body = { text: text.trim() }
    if (await action.run(() => api.POST('/api/me/sanctions/:id/appeal', { params, body }))) await sent()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <p>{t('own.appeal')}</p>
      <label className={styles.row}>
        {t('own.appeal.text')}
        <textarea
          className="field"
          required
          maxLength={1_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="button primary" aria-disabled={action.busy}>
        {t('own.appeal.do')}
      </button>
      <ModerationError action={action} />
    </form>
  )
}
