import type { NotificationChannel } from '@carriage/protocol'
import { useLocale } from '../../platform/i18n/language.ts'
import { api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { AccountError, given } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import type { AccountMessage } from './messages.en.ts'
import { switched } from './notification-choice.ts'
import type { NotificationsProps } from './notifications-props.ts'
import { thisDevice, unsubscribeFromPush } from './push.ts'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { type AccountTranslate, useAccountMessages } from './use-messages.ts'

/** The notification channels: on or off, the latest result, and a test. */
export function NotificationChannels({ settings, setSettings, choose }: NotificationsProps) {
  const t = useAccountMessages()
  const action = useAction()
  const moment = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' })

  async function attempt(channel: string): Promise<AccountMessage> {
    const { sent } = given(await api.POST('/api/notifications/test', { body: { channel } }))
    setSettings(given(await api.GET('/api/notifications')))
    if (!sent) throw new AccountError('channel.failed')
    return 'channel.tried'
  }

  async function remove(id: string): Promise<AccountMessage> {
    const own = id === thisDevice() ? await unsubscribeFromPush() : undefined
    const left = own ?? given(await api.DELETE('/api/notifications/channels/:id', { params: { path: { id } } }))
    setSettings(left)
    return 'channel.removed'
  }

  return (
    <Section title={t('channels.title')}>
      {settings.channels.length === 0 && <p>{t('channels.none')}</p>}
      <ul className={styles.things}>
        {settings.channels.map((channel) => {
          const { id, address, active, shared, fault } = channel
          const name = nameOf(channel, t)
          const channelName = `${name} ${address}`
          const facts = [...(active ? [] : [t('channel.off')]), ...(shared ? [t('channel.shared')] : [])]
          return (
            <li key={id} data-off={!active || undefined}>
              <div>
                <strong>{name}</strong>
                <small>{address}</small>
                {facts.length > 0 && <small>{facts.join(' · ')}</small>}
                {fault && (
                  <small className={styles.fault}>
                    {t('error.at', { date: moment.format(fault.at), error: t(`error.${fault.code}`) })}
                  </small>
                )}
              </div>
              <div className={styles.ways}>
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={active}
                    aria-disabled={action.busy}
                    aria-label={t('channel.active.which', { channel: channelName })}
                    onChange={() =>
                      void action.run(async () => {
                        await choose(switched(settings, id, !active))
                        return 'saved'
                      })
                    }
                  />
                  <span>{t('channel.active')}</span>
                </label>
                <button
                  type="button"
                  className="button"
                  aria-disabled={action.busy}
                  aria-label={t('channel.try.which', { channel: channelName })}
                  onClick={() => void action.run(() => attempt(id))}
                >
                  {t('channel.try')}
                </button>
                <button
                  type="button"
                  className="button quiet"
                  aria-disabled={action.busy}
                  aria-label={t('channel.remove.which', { channel: channelName })}
                  onClick={() => void action.run(() => remove(id))}
                >
                  {t('remove')}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      <ActionResult action={action} />
    </Section>
  )
}

function nameOf({ id, kind }: NotificationChannel, t: AccountTranslate): string {
  return kind === 'push' && id === thisDevice() ? t('channel.push.this') : t(`channel.${kind}`)
}
