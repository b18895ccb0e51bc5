import type { Announcement } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../platform/i18n/language.ts'
import { useMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import styles from './moderation.module.css'
import { useDateTime, useModerationMessages } from './use-messages.ts'

const every = 300_000

/** Announcements and one's own suspension, above every page but the table. */
export function AnnouncementBar() {
  const t = useModerationMessages()
  const moment = useDateTime()
  const language = useLanguage()
  const me = useMe((state) => state.me)
  const [shown, setShown] = useState<readonly Announcement[]>([])
  useEffect(() => {
    const ask = () =>
      navigator.onLine &&
      void api.GET('/api/announcements').then(
        ({ data }) => data && setShown(data.announcements),
        // Offline there are no announcements.
        () => undefined,
      )
    ask()
    const asking = setInterval(ask, every)
    return () => clearInterval(asking)
  }, [])
  const suspended = typeof me === 'object' ? me.suspendedUntil : undefined
  if (shown.length === 0 && suspended === undefined) return null
  return (
    <aside className={styles.bar} aria-label={t('bar.label')}>
      {suspended !== undefined && (
        <p>
          {t('bar.suspended', { date: moment(suspended) })} <Anchor href="/settings/account">{t('bar.link')}</Anchor>
        </p>
      )}
      {shown.map(({ id, kind, english, german }) => (
        <p key={id} data-kind={kind}>
          <strong>{t(`announcements.${kind}`)}</strong> {language === 'de' ? german : english}
        </p>
      ))}
    </aside>
  )
}
