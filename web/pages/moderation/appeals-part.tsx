import type { ModerationAppeals } from '@carriage/protocol'
import { useCallback, useState } from 'react'
import { api } from '../../platform/net/api.ts'
import { ModerationError } from './error-note.tsx'
import styles from './moderation.module.css'
import { SanctionCard } from './sanction-card.tsx'
import { useList } from './use-list.ts'
import { useModerationMessages } from './use-messages.ts'
import { useModerationAction } from './use-moderation-action.ts'

/** Open appeals. */
export function AppealsPart() {
  const t = useModerationMessages()
  const { data, again } = useList(useCallback(() => api.GET('/api/moderation/appeals'), []))
  if (typeof data === 'string') return <p>{t(data)}</p>
  if (data.appeals.length === 0) return <p role="status">{t('appeals.none')}</p>
  return data.appeals.map((appeal) => <Appeal key={appeal.sanction.id} appeal={appeal} decided={again} />)
}

interface AppealProps {
  readonly appeal: ModerationAppeals['appeals'][number]
  readonly decided: () => Promise<void>
}

function Appeal({ appeal: { person, sanction }, decided }: AppealProps) {
  const t = useModerationMessages()
  const action = useModerationAction()
  const [answer, setAnswer] = useState('')
  const name = person.name ?? t('gone')
  async function decide(accept: boolean): Promise<void> {
    const params = { path: { id: sanction.id } }
    const body = { accept, answer: answer.trim() }
    if (await action.run(() => api.POST('/api/moderation/appeals/:id/decision', { params, body }))) await decided()
  }
  return (
    <section>
      <h2>{name}</h2>
      <ul className={styles.cards}>
        <SanctionCard sanction={sanction}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              const { submitter } = event.nativeEvent as SubmitEvent
              void decide(submitter?.getAttribute('value') === 'accept')
            }}
          >
            <label className={styles.row}>
              {t('appeals.answer')}
              <textarea
                className="field"
                required
                maxLength={1_000}
                value={answer}
                onChange={(event) => setAnswer(event.target.value)}
              />
            </label>
            <div className={styles.ways}>
              <button
                type="submit"
                className="button primary"
                value="accept"
                aria-disabled={action.busy}
                aria-label={t('appeals.accept.which', { name })}
              >
                {t('appeals.accept')}
              </button>
              <button
                type="submit"
                className="button"
                value="refuse"
                aria-disabled={action.busy}
                aria-label={t('appeals.refuse.which', { name })}
              >
                {t('appeals.refuse')}
              </button>
            </div>
            <ModerationError action={action} />
          </form>
        </SanctionCard>
      </ul>
    </section>
  )
}
