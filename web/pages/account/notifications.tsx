import type { NotificationChoice, NotificationSettings } from '@carriage/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useLanguage, useLocale } from '../../platform/i18n/language.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import styles from './account.module.css'
import { given } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { NotificationChannels } from './notification-channels.tsx'
import { choiceWith } from './notification-choice.ts'
import type { NotificationsProps } from './notifications-props.ts'
import { PushSection } from './push-section.tsx'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'
import { zoneHere } from './zones.ts'

/** How the player is notified that a table waits. */
export function NotificationsSection() {
  const t = useAccountMessages()
  const language = useLanguage()
  const [settings, setSettings] = useState<NotificationSettings | undefined>()
  useEffect(() => {
    void api.GET('/api/notifications').then(({ data }) => setSettings(data))
  }, [])
  if (!settings) return <p>{t('opening')}</p>

  async function choose(change: Partial<NotificationChoice>): Promise<void> {
    if (!settings) return
    const body = choiceWith({ ...settings, language, zone: zoneHere() }, change)
    setSettings(given(await api.PUT('/api/notifications', { body })))
  }

  const props: NotificationsProps = { settings, setSettings, choose }
  return (
    <>
      <p className={styles.lead}>{t('notifications.lead')}</p>
      <NotificationChannels {...props} />
      <PushSection {...props} />
      <MailSection {...props} />
      <HookSection {...props} />
      <DigestSection {...props} />
    </>
  )
}

function MailSection({ settings: { mail, channels }, choose }: NotificationsProps) {
  const t = useAccountMessages()
  const action = useAction()
  const on = channels.some(({ kind, active }) => kind === 'mail' && active)
  return (
    <Section title={t('mail.title')}>
      {!mail.offered && <p className={styles.why}>{t('mail.none')}</p>}
      {mail.offered && mail.address === null && (
        <p>
          {t('mail.noAddress')} <Anchor href="/settings/account">{t('mail.add')}</Anchor>
        </p>
      )}
      {mail.offered && mail.address !== null && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={on}
            aria-disabled={action.busy}
            onChange={() =>
              void action.run(async () => {
                await choose({ mail: !on })
                return 'saved'
              })
            }
          />
          <span>{t('mail.tick', { address: mail.address })}</span>
        </label>
      )}
      <ActionResult action={action} />
    </Section>
  )
}

function HookSection({ settings, choose }: NotificationsProps) {
  const t = useAccountMessages()
  const action = useAction()
  const [url, setUrl] = useState('')
  // Anyone who reads a webhook can play with the links in it, so links that sign in are opt-out.
  const [shared, setShared] = useState(true)

  function add(event: FormEvent): void {
    event.preventDefault()
    void action.run(async () => {
      const others = choiceWith(settings, {}).webhooks.filter((hook) => hook.url !== url.trim())
      await choose({ webhooks: [...others, { url: url.trim(), active: true, shared }] })
      setUrl('')
      setShared(false)
      return 'hooks.added'
    })
  }

  return (
    <Section title={t('hooks.title')} why={t('hooks.why')}>
      <form className={styles.form} onSubmit={add}>
        <label className={styles.row}>
          <span>{t('hooks.url')}</span>
          <input
            className="field"
            type="url"
            value={url}
            required
            maxLength={2000}
            placeholder="https://"
            autoComplete="off"
            onChange={(event) => setUrl(event.target.value)}
          />
        </label>
        <label className={styles.tick}>
          <input type="checkbox" checked={shared} onChange={() => setShared(!shared)} />
          <span>
            {t('hooks.shared')}
            <small>{t('hooks.shared.why')}</small>
          </span>
        </label>
        <div className={styles.ways}>
          <button type="submit" className="button" aria-disabled={action.busy}>
            {t('hooks.add')}
          </button>
        </div>
        <ActionResult action={action} />
      </form>
    </Section>
  )
}

function DigestSection({ settings: { digest }, choose }: NotificationsProps) {
  const t = useAccountMessages()
  const action = useAction()
  const clock = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short', timeZone: 'UTC' })
  return (
    <Section title={t('digest.title')}>
      <label className={styles.row}>
        <span>{t('digest.choice')}</span>
        <select
          className="field"
          value={digest ?? ''}
          aria-disabled={action.busy}
          onChange={({ target: { value } }) =>
            void action.run(async () => {
              await choose({ digest: value === '' ? null : Number(value) })
              return 'saved'
            })
          }
        >
          <option value="">{t('digest.single')}</option>
          {Array.from({ length: 24 }, (_, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is the hour
            <option key={hour} value={hour}>
              {t('digest.at', { hour: clock.format(hour * 3_600_000) })}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.why}>{t('digest.zone', { zone: zoneHere() })}</p>
      <ActionResult action={action} />
    </Section>
  )
}
