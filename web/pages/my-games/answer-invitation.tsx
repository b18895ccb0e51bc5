import { useState } from 'react'
import { gameNameOf } from '../../games/names.ts'
import { goTo } from '../../platform/app/route.ts'
import { api, type TableSummary } from '../../platform/net/api.ts'
import styles from './my-games.module.css'
import { useMyGamesMessages } from './use-messages.ts'

interface AnswerInvitationProps {
  readonly table: TableSummary
  /** Of the other players. */
  readonly names: readonly string[]
  readonly declined: () => void
}

/** Accepts or declines an invitation to a table. */
export function AnswerInvitation({ table: { id, game }, names, declined }: AnswerInvitationProps) {
  const words = useMyGamesMessages()
  const [failed, setFailed] = useState(false)
  const params = { path: { id } }
  const which = { game: gameNameOf(game), names: names.join(', ') }

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
      <button
        type="button"
        className="button primary"
        aria-label={words('accept.which', which)}
        onClick={() => void accept()}
      >
        {words('accept')}
      </button>
      <button
        type="button"
        className="button quiet"
        aria-label={words('decline.which', which)}
        onClick={() => void decline()}
      >
        {words('decline')}
      </button>
      {failed && <p role="alert">{words('answer.failed')}</p>}
    </div>
  )
}
