import type { TournamentView } from '@carriage/protocol'
import { useState } from 'react'
import { useLocale } from '../../platform/i18n/language.ts'
import { useMe } from '../../platform/net/account.ts'
import { api, tableKeyOf } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import seasons from '../seasons/seasons.module.css'
import type { TournamentMessage } from './messages.en.ts'
import styles from './tournaments.module.css'
import { useTournamentWords, whyRefused } from './use-messages.ts'

/** Explains to guests and anonymous visitors why they cannot take part. */
export function LastingOnly() {
  const t = useTournamentWords()
  const me = useMe((state) => state.me)
  if (me === 'unknown' || me === 'away' || (typeof me === 'object' && !me.guest)) return null
  return (
    <p>
      {t(me === 'anonymous' ? 'signUp.anonymous' : 'signUp.lasting')}{' '}
      <Anchor href="/settings/account" className={seasons.inline}>
        {t('signUp.account')}
      </Anchor>
    </p>
  )
}

interface TakePartProps {
  readonly view: TournamentView
  /** Refetches the tournament. */
  readonly look: () => Promise<void>
}

/** My next action: sign up, go to my table, return, or withdraw. */
export function TakePart({ view, look }: TakePartProps) {
  const t = useTournamentWords()
  const me = useMe((state) => state.me)
  const [problem, setProblem] = useState<TournamentMessage | undefined>()
  const [busy, setBusy] = useState(false)
  const { id, state, myStanding, myTable, byInvitation, owned } = view
  const key = tableKeyOf(`tournament-${id}`)
  const params = { path: { tournament: id } }
  if (state === 'over' || state === 'cancelled') return null
  if (typeof me !== 'object' || me.guest) return state === 'signup' ? <LastingOnly /> : null

  async function change(to: 'in' | 'out'): Promise<void> {
    setBusy(true)
    const answer =
      to === 'in'
        ? api.PUT('/api/tournaments/:tournament/sign-up', { params, body: key === undefined ? {} : { key } })
        : api.DELETE('/api/tournaments/:tournament/sign-up', { params })
    const answered = await answer.catch(() => undefined)
    setProblem(answered?.response.ok ? undefined : whyRefused(answered?.error))
    await look()
    setBusy(false)
  }

  const asks = myStanding === null && state === 'signup'
  const uninvited = asks && byInvitation && !owned && key === undefined
  return (
    <div className={seasons.signUp}>
      <p role="status">
        <MyState view={view} />
      </p>
      {myTable !== null && (
        <Anchor className={`button primary big ${styles.table}`} href={`/table/${myTable}`}>
          {t('play.table')}
        </Anchor>
      )}
      {state === 'signup' && <p>{t('signUp.clock')}</p>}
      {uninvited && <p>{t('signUp.byLink')}</p>}
      {((asks && !uninvited) || myStanding === 'away' || myStanding === 'out') && (
        <button type="button" className="button primary" aria-disabled={busy} onClick={() => void change('in')}>
          {t(asks ? 'signUp.do' : 'play.back')}
        </button>
      )}
      {(myStanding === 'in' || myStanding === 'away') && (
        <button type="button" className="button" aria-disabled={busy} onClick={() => void change('out')}>
          {t('signUp.undo')}
        </button>
      )}
      {problem !== undefined && <p role="alert">{t(problem)}</p>}
    </div>
  )
}

function MyState({ view }: { readonly view: TournamentView }) {
  const t = useTournamentWords()
  const locale = useLocale()
  const { state, myStanding, removedFor, myTable, round, games, standings } = view
  const me = useMe((held) => (typeof held.me === 'object' ? held.me.id : undefined))
  if (myStanding === null) return null
  if (removedFor !== null)
    return (
      <>
        {t('play.removed')} {t('play.removed.why', { reason: removedFor })}
      </>
    )
  if (myStanding !== 'in') return <>{t(`play.${myStanding}`)}</>
  if (state === 'signup') return <>{t('signUp.in')}</>
  if (state === 'pause') return <>{t('play.pause')}</>
  if (state !== 'playing' || myTable !== null) return null
  const slot = standings.find(({ account }) => account === me)?.slot
  const own = games.find((game) => game.round === round && typeof slot === 'number' && game.slots.includes(slot))
  if (own?.state === 'bye') return <>{t('play.bye', { points: (own.points?.[0] ?? 0).toLocaleString(locale) })}</>
  return <>{t('play.waiting')}</>
}
