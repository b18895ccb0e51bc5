import type { StoredPasskey } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { useLocale } from '../../platform/i18n/language.ts'
import { useMe } from '../../platform/net/account.ts'
import { type Account, api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given, meaning } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { browserIn } from './browser-name.ts'
import { enterAs } from './enter-as.ts'
import { addPasskey, knowsPasskeys } from './passkey.ts'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** Lists passkeys, adds one, removes one. */
export function PasskeySection({ me }: { readonly me: Account }) {
  const t = useAccountMessages()
  const action = useAction()
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' })
  const known = browserIn(navigator.userAgent)
  const [saved, setSaved] = useState<readonly StoredPasskey[]>([])
  useEffect(() => {
    if (me.passkeys === 0) setSaved([])
    else void api.GET('/api/me/passkeys').then(({ data }) => setSaved(data ?? []))
  }, [me.passkeys])

  async function forget(id: string): Promise<'saved'> {
    const path = { id }
    await api
      .DELETE('/api/me/passkeys/:id', { params: { path } })
      .then(given)
      .catch(meaning('conflict', 'problem.lastWay'))
    useMe.setState({ me: { ...me, passkeys: me.passkeys - 1 } })
    return 'saved'
  }

  return (
    <Section title={t('passkey.title')} why={t(knowsPasskeys() ? 'passkey.why' : 'passkey.missing')}>
      {saved.length > 0 && (
        <ul className={styles.things}>
          {saved.map(({ id, name, createdAt }) => (
            <li key={id}>
              <div>
                <strong>{name ?? t('passkey.one')}</strong>
                <small>{t('passkey.since', { date: date.format(new Date(createdAt)) })}</small>
              </div>
              <button
                type="button"
                className="button quiet"
                aria-label={t('passkey.forget', { date: date.format(new Date(createdAt)) })}
                onClick={() => void action.run(() => forget(id))}
              >
                {t('remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() && (
        <div className={styles.ways}>
          <button
            type="button"
            className={`button ${me.guest ? 'primary' : ''}`}
            aria-disabled={action.busy}
            onClick={() =>
              void action.run(async () => {
                await enterAs(await addPasskey(known && t('device.known', { ...known })))
                return 'passkey.added'
              })
            }
          >
            {t('passkey.add')}
          </button>
        </div>
      )}
      <ActionResult action={action} />
    </Section>
  )
}
