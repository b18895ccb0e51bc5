import { useState } from 'react'
import { goTo } from '../../platform/app/route.ts'
import { api, type TableSummary } from '../../platform/net/api.ts'
import styles from './my-games.module.css'
import { useMyGamesMessages } from './use-messages.ts'

interface AnswerInvitationProps {
  readonly table: TableSummary
  readonly declined: () => void
}

/** Accepts or declines an invitation to a table. */
export function AnswerInvitation({ table: { id }, declined }: AnswerInvitationProps) {
  const words = useMyGamesMessages()
  const [failed, setFailed] = useState(false)
  const params = { path: { id } }

  async function accept(): Promise<void> {
    const answer = await api.POST('/api/tables/:id/seat', { params, body: { ready: true } }).catch(() => undefined)
    if (answer?.data) goTo(`/table/${id}`)
    else setFailed(true)
  }

  async function decline(): Promise<void> {
    const answer = await api.DELETE('/api/me/invitations/:id', { params }).catch(() => undefined)
    if (answer?.response.ok) declined()
    else setFailed(true)
  }

  return (
    <div className={styles.answers}>
      <button type="button" className="button primary" onClick={() => void accept()}>
        {words('accept')}
      </button>
      <button type="button" className="button quiet" onClick={() => void decline()}>
        {words('decline')}
      </button>
      {failed && <p role="alert">{words('answer.failed')}</p>}
    </div>
  )
}
