import type { StoredSession } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { useLocale } from '../../platform/i18n/language.ts'
import { api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { browserIn } from './browser-name.ts'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** The sessions of an account, each with a button to end it. */
export function Devices() {
  const t = useAccountMessages()
  const action = useAction()
  const moment = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })
  const [saved, setSaved] = useState<readonly StoredSession[]>([])
  useEffect(() => {
    void listed().then(setSaved)
  }, [])

  const nameOf = ({ device }: StoredSession) => {
    const known = browserIn(device)
    return known ? t('device.known', { ...known }) : t('device.unknown')
  }

  return (
    <Section title={t('devices.title')} why={t('devices.why')}>
      <ul className={styles.things}>
        {saved.map((session) => {
          const date = moment.format(new Date(session.usedAt))
          const facts = [
            ...(session.current ? [t('device.this')] : []),
            ...(session.link ? [t('device.link')] : []),
            t('device.used', { date }),
          ]
          return (
            <li key={session.id}>
              <div>
                <strong>{nameOf(session)}</strong>
                <small>{facts.join(' · ')}</small>
              </div>
              {!session.current && (
                <button
                  type="button"
                  className="button"
                  aria-label={t('device.end.which', { device: nameOf(session), date })}
                  onClick={() =>
                    void action.run(async () => {
                      given(await api.DELETE('/api/me/sessions/:id', { params: { path: { id: session.id } } }))
                      setSaved(await listed())
                      return 'saved'
                    })
                  }
                >
                  {t('device.end')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.why}>{t('links.why')}</p>
      <div className={styles.ways}>
        <button
          type="button"
          className="button"
          aria-disabled={action.busy}
          onClick={() =>
            void action.run(async () => {
              given(await api.DELETE('/api/me/links'))
              setSaved(await listed())
              return 'links.revoked'
            })
          }
        >
          {t('links.revoke')}
        </button>
      </div>
      <ActionResult action={action} />
    </Section>
  )
}

async function listed(): Promise<readonly StoredSession[]> {
  const { data } = await api.GET('/api/me/sessions')
  return data ?? []
}
