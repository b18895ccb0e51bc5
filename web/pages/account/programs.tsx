import type { StoredToken, TokenScope } from '@carriage/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocale } from '../../platform/i18n/language.ts'
import { api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

const scopes: readonly TokenScope[] = ['read', 'play', 'tables']

/** Tokens for programs that play in one's name: create, list, revoke. */
export function Programs() {
  const t = useAccountMessages()
  const action = useAction()
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' })
  const [saved, setSaved] = useState<readonly StoredToken[]>([])
  const [name, setName] = useState('')
  const [wanted, setWanted] = useState<readonly TokenScope[]>(scopes)
  const [fresh, setFresh] = useState<string | undefined>()
  useEffect(() => {
    void listed().then(setSaved)
  }, [])

  function make(event: FormEvent): void {
    event.preventDefault()
    void action.run(async () => {
      const { token } = given(await api.POST('/api/me/tokens', { body: { name, scopes: [...wanted] } }))
      setFresh(token)
      setName('')
      setSaved(await listed())
      return 'programs.made'
    })
  }

  function toggle(scope: TokenScope): void {
    setWanted(wanted.includes(scope) ? wanted.filter((each) => each !== scope) : [...wanted, scope])
  }

  return (
    <Section title={t('programs.title')} why={t('programs.why')}>
      <ul className={styles.things}>
        {saved.map((token) => (
          <li key={token.id}>
            <div>
              <strong>{token.name}</strong>
              <small>
                {token.start}… · {token.scopes.map((scope) => t(`programs.scope.${scope}`)).join(' · ')} ·{' '}
                {t('passkey.since', { date: date.format(new Date(token.createdAt)) })}
                {token.expiresAt !== null &&
                  ` · ${t('programs.until', { date: date.format(new Date(token.expiresAt)) })}`}
              </small>
            </div>
            <button
              type="button"
              className="button"
              aria-label={t('programs.revoke.which', { name: token.name })}
              onClick={() =>
                void action.run(async () => {
                  given(await api.DELETE('/api/me/tokens/:id', { params: { path: { id: token.id } } }))
                  setSaved(await listed())
                  return 'programs.revoked'
                })
              }
            >
              {t('programs.revoke')}
            </button>
          </li>
        ))}
      </ul>
      {fresh !== undefined && <FreshToken token={fresh} />}
      <form className={styles.ways} onSubmit={make}>
        <label>
          <span>{t('programs.name')}</span>
          <input
            className="field"
            required
            maxLength={32}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {scopes.map((scope) => (
          <label key={scope}>
            <input type="checkbox" checked={wanted.includes(scope)} onChange={() => toggle(scope)} />{' '}
            {t(`programs.scope.${scope}`)}
          </label>
        ))}
        <button type="submit" className="button" aria-disabled={action.busy || wanted.length === 0}>
          {t('programs.make')}
        </button>
      </form>
      <ActionResult action={action} />
    </Section>
  )
}

/** A token is shown only once; a lost one must be replaced. */
function FreshToken({ token }: { readonly token: string }) {
  const t = useAccountMessages()
  const [copied, setCopied] = useState(false)
  return (
    <div className={styles.ways}>
      <label>
        <span>{t('programs.once')}</span>
        <input className="field" readOnly value={token} data-testid="token" onFocus={({ target }) => target.select()} />
      </label>
      <button
        type="button"
        className="button"
        onClick={() => void navigator.clipboard.writeText(token).then(() => setCopied(true))}
      >
        {t(copied ? 'programs.copied' : 'programs.copy')}
      </button>
    </div>
  )
}

async function listed(): Promise<readonly StoredToken[]> {
  const { data } = await api.GET('/api/me/tokens')
  return data ?? []
}
