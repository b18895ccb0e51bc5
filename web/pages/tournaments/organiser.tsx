import type { TournamentView } from '@carriage/protocol'
import { useState } from 'react'
import { api } from '../../platform/net/api.ts'
import { SharedLink } from '../lobby/share.tsx'
import seasons from '../seasons/seasons.module.css'
import type { TournamentMessage } from './messages.en.ts'
import styles from './tournaments.module.css'
import { useTournamentWords, whyRefused } from './use-messages.ts'

interface OrganiserProps {
  readonly view: TournamentView
  readonly look: () => Promise<void>
}

type Answered = Promise<{ readonly response: Response; readonly error?: Parameters<typeof whyRefused>[0] }>

/** Actions of the organiser: share the link, start, cancel, remove somebody. */
export function Organiser({ view, look }: OrganiserProps) {
  const t = useTournamentWords()
  const [problem, setProblem] = useState<TournamentMessage | undefined>()
  const [reason, setReason] = useState('')
  const [cancelling, setCancelling] = useState(false)
  const { id, state, key, standings, myStanding } = view
  const params = { path: { tournament: id } }
  if (state === 'over' || state === 'cancelled') return null

  async function send(answer: Answered): Promise<void> {
    const answered = await answer.catch(() => undefined)
    setProblem(answered?.response.ok ? undefined : whyRefused(answered?.error))
    await look()
  }

  async function remove(account: string): Promise<void> {
    if (reason.trim() === '') return
    await send(
      api.PUT('/api/tournaments/:tournament/people/:account/removal', {
        params: { path: { tournament: id, account } },
        body: { reason },
      }),
    )
    setReason('')
  }

  // After the start, an organiser who plays would remove a rival.
  const mayRemove = state === 'signup' || myStanding === null
  const people = standings.filter(({ account, standing }) => account !== null && standing !== 'removed')
  return (
    <section className={seasons.league} aria-labelledby="organiser">
      <h2 id="organiser" className={seasons.heading}>
        {t('own.title')}
      </h2>
      {state === 'signup' && (
        <SharedLink
          label={t('own.share')}
          link={`${location.origin}/tournaments/${id}${key === null ? '' : `#key=${key}`}`}
          renew={key === null ? undefined : () => void send(api.POST('/api/tournaments/:tournament/key', { params }))}
        />
      )}
      {problem !== undefined && <p role="alert">{t(problem)}</p>}
      <div className={styles.buttons}>
        {(state === 'signup' || state === 'pause') && (
          <button
            type="button"
            className="button primary"
            onClick={() => void send(api.POST('/api/tournaments/:tournament/start', { params }))}
          >
            {t(state === 'signup' ? 'own.start' : 'own.next')}
          </button>
        )}
        {state === 'signup' && !cancelling && (
          <button type="button" className="button" onClick={() => setCancelling(true)}>
            {t('own.cancel')}
          </button>
        )}
        {state === 'signup' && cancelling && (
          <>
            <button
              type="button"
              className="button"
              onClick={() => void send(api.DELETE('/api/tournaments/:tournament', { params }))}
            >
              {t('own.cancel.sure')}
            </button>
            <button type="button" className="button" onClick={() => setCancelling(false)}>
              {t('own.cancel.not')}
            </button>
          </>
        )}
      </div>
      {people.length > 0 && mayRemove && (
        <details className={seasons.rules}>
          <summary>{t('own.remove.title')}</summary>
          <label>
            <span>{t('own.remove.reason')}</span>
            <input
              className="field"
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
          <ul className={styles.buttons}>
            {people.map(({ account, name }) => (
              <li key={account}>
                <button
                  type="button"
                  className="button"
                  aria-disabled={reason.trim() === ''}
                  onClick={() => void remove(account ?? '')}
                >
                  {t('own.remove', { name })}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {people.length > 0 && !mayRemove && <p>{t('own.remove.plays')}</p>}
    </section>
  )
}
