import { useCallback, useState } from 'react'
import { gameNameOf } from '../../games/names.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { ModerationError } from './error-note.tsx'
import styles from './moderation.module.css'
import { useList } from './use-list.ts'
import { useDateTime, useModerationMessages } from './use-messages.ts'
import { useModerationAction } from './use-moderation-action.ts'

/** The latest open tables, or those of a person. */
export function TablesPart() {
  const t = useModerationMessages()
  const moment = useDateTime()
  const action = useModerationAction()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const fetchIt = useCallback(() => api.GET('/api/moderation/tables', { params: { query: { search } } }), [search])
  const { data, again } = useList(fetchIt)
  async function close(id: string): Promise<void> {
    if (await action.run(() => api.POST('/api/moderation/tables/:id/close', { params: { path: { id } } })))
      await again()
  }
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(typed.trim())
        }}
      >
        <label className={styles.row}>
          {t('tables.search')}
          <input className="field" maxLength={64} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
        <button type="submit" className="button primary">
          {t('tables.find')}
        </button>
      </form>
      <ModerationError action={action} />
      {typeof data === 'string' ? (
        <p>{t(data)}</p>
      ) : (
        <>
          {data.tables.length === 0 && <p role="status">{t('tables.none')}</p>}
          <ul className={styles.cards}>
            {data.tables.map(({ id, game, state, rated, stopped, sameNetwork, createdAt, people }) => (
              <li key={id} className={styles.card}>
                <Anchor href={`/table/${id}`}>
                  {gameNameOf(game)} · {id}
                </Anchor>
                <small>
                  {[
                    t(`tables.state.${state}`),
                    rated && t('tables.rated'),
                    sameNetwork && t('tables.sameNetwork'),
                    stopped && t('tables.stopped'),
                    moment(createdAt),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                <p>{people.map(({ name }) => name || t('gone')).join(', ') || t('tables.nobody')}</p>
                {state === 'waiting' && (
                  <div className={styles.ways}>
                    <button
                      type="button"
                      className="button"
                      aria-label={t('tables.close.which', { game: gameNameOf(game), id })}
                      onClick={() => void close(id)}
                    >
                      {t('tables.close')}
                    </button>
                  </div>
                )}
              </li>
            ))}
          </ul>
          {data.pairs.length > 0 && (
            <>
              <h2>{t('tables.pairs')}</h2>
              <ul>
                {data.pairs.map(({ people, games }) => (
                  <li key={people.map(({ account }) => account).join(' ')}>
                    {people.map(({ account, name }) => (
                      <span key={account}>
                        <Anchor href={`/people/${account}`}>{name ?? t('gone')}</Anchor>
                        {' · '}
                      </span>
                    ))}
                    {t('tables.pairs.games', { games })}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </>
  )
}
