import type { ModerationLog } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../platform/net/api.ts'
import { ModerationError } from './error-note.tsx'
import styles from './moderation.module.css'
import { messageFor, useDateTime, useModerationMessages } from './use-messages.ts'
import { useModerationAction } from './use-moderation-action.ts'

/** All actions of operators, latest first. */
export function LogPart() {
  const t = useModerationMessages()
  const moment = useDateTime()
  const action = useModerationAction()
  const [log, setLog] = useState<ModerationLog>({ entries: [], next: null })
  useEffect(() => {
    void api.GET('/api/moderation/log').then(({ data }) => data && setLog(data))
  }, [])
  async function more(before: string): Promise<void> {
    const page = await action.run(() => api.GET('/api/moderation/log', { params: { query: { before } } }))
    if (page) setLog({ entries: [...log.entries, ...page.data.entries], next: page.data.next })
  }
  const { entries, next } = log
  return (
    <>
      {entries.length === 0 && <p>{t('log.none')}</p>}
      <ul className={styles.cards}>
        {entries.map(({ id, at, operator, action: done, subject }) => {
          const message = messageFor('log', done)
          return (
            <li key={id} className={styles.card}>
              <p>
                <strong>{operator}</strong> {message ? t(message) : done}
                {subject !== null && <strong> {subject}</strong>}
              </p>
              <small>{moment(at)}</small>
            </li>
          )
        })}
      </ul>
      <ModerationError action={action} />
      {next !== null && (
        <button type="button" className="button" onClick={() => void more(next)}>
          {t('more')}
        </button>
      )}
    </>
  )
}
