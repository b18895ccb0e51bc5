import type { Problem, SeasonSummary } from '@carriage/protocol'
import { useState } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { useMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import tick from '../../platform/ui/tick.module.css'
import styles from './seasons.module.css'
import { useSeasonWords } from './use-messages.ts'

interface SignUpProps {
  readonly league: string
  readonly season: SeasonSummary
  /** Refetches the season. */
  readonly look: () => Promise<void>
}

/**
 * Signs up for the season, or withdraws; guests see what is missing. During a season its players choose whether to
 * play the next one.
 */
export function SignUp({ league, season: { own, state }, look }: SignUpProps) {
  const translate = useSeasonWords()
  const t = useTranslate()
  const me = useMe((state) => state.me)
  const [stays, setStays] = useState(own?.stays ?? true)
  const [failed, setFailed] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const params = { path: { league } }

  if (me === 'unknown' || me === 'away') return null
  if (me === 'anonymous' || me.guest)
    return (
      <p>
        {translate(me === 'anonymous' ? 'signUp.anonymous' : 'signUp.lasting')}{' '}
        <Anchor href="/settings/account" className={styles.inline}>
          {translate('signUp.account')}
        </Anchor>
      </p>
    )

  async function send(
    request: () => Promise<{ readonly response: Response; readonly error?: Problem | undefined }>,
  ): Promise<void> {
    setBusy(true)
    const answer = await request().catch(() => undefined)
    const same = answer?.error?.code === 'samePerson'
    setFailed(answer?.response.ok ? undefined : same ? t('problem.samePerson') : translate('signUp.failed'))
    await look()
    setBusy(false)
  }
  const signUp = (wanted: boolean) =>
    send(() => api.PUT('/api/leagues/:league/sign-up', { params, body: { stays: wanted } }))

  const open = state === 'signup'
  return (
    <div className={styles.signUp}>
      {open && <p role="status">{own && translate('signUp.in')}</p>}
      {open && <p>{translate('signUp.clock')}</p>}
      <label className={tick.tick}>
        <input
          type="checkbox"
          checked={stays}
          onChange={() => {
            setStays(!stays)
            if (own) void signUp(!stays)
          }}
        />
        <span>
          {translate(open ? 'signUp.stays' : 'signUp.next')} <small>{translate('signUp.stays.why')}</small>
        </span>
      </label>
      {open && own && (
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => void send(() => api.DELETE('/api/leagues/:league/sign-up', { params }))}
        >
          {translate('signUp.undo')}
        </button>
      )}
      {open && !own && (
        <button type="button" className="button primary" aria-disabled={busy} onClick={() => void signUp(stays)}>
          {translate('signUp.do')}
        </button>
      )}
      {failed !== undefined && <p role="alert">{failed}</p>}
    </div>
  )
}
