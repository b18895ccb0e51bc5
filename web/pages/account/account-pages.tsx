import { useEffect, useRef } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import type { SettingsPart } from '../../platform/app/route.ts'
import { loadMe, useMe } from '../../platform/net/account.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { SettingsLinks } from '../settings/settings-links.tsx'
import styles from './account.module.css'
import { GuestHere } from './guest-here.tsx'
import { NotificationsSection } from './notifications.tsx'
import { OwnTime } from './own-time.tsx'
import { SaveGames } from './save-games.tsx'
import { Section } from './section.tsx'
import { SignIn } from './sign-in.tsx'
import { useAccountMessages } from './use-messages.ts'

type Part = Exclude<SettingsPart, 'device'>

/** Settings of a person rather than of the device: account, notifications, own time. */
export function AccountPages({ part }: { readonly part: Part }) {
  const t = useAccountMessages()
  const me = useMe((state) => state.me)
  useEffect(() => {
    void loadMe()
  }, [])
  const heading = useRef<HTMLHeadingElement>(null)
  const who = typeof me === 'object' ? me.id : me
  const before = useRef(who)
  useEffect(() => {
    // Signing in or out removes its own button, so the focus moves to the heading.
    if (before.current !== 'unknown' && before.current !== who) heading.current?.focus()
    before.current = who
  }, [who])
  const guest = typeof me === 'object' && me.guest
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${styles.sheet}`}>
        <h1 ref={heading} tabIndex={-1} className={`${sheet.title} ${styles.title}`}>
          {t(part === 'account' && guest ? 'save.title' : `title.${part}`)}
        </h1>
        <SettingsLinks part={part} />
        {typeof me === 'object' && me.guestHere && <GuestHere guest={me.guestHere} />}
        <Content part={part} />
      </div>
    </PageFrame>
  )
}

function Content({ part }: { readonly part: Part }) {
  const t = useAccountMessages()
  const me = useMe((state) => state.me)
  if (me === 'unknown') return <p>{t('opening')}</p>
  if (me === 'away') return <p role="alert">{t('away')}</p>
  // A session from a one-tap link may play, but not change settings.
  if (me === 'anonymous' || me.via !== 'session') {
    return (
      <>
        <p className={styles.lead}>{t(me === 'anonymous' ? 'noAccount' : 'link')}</p>
        {part === 'account' ? (
          <Section title={t('signIn.title')}>
            <SignIn mail />
          </Section>
        ) : (
          <Anchor className="button primary" href="/settings/account">
            {t('toAccount')}
          </Anchor>
        )}
      </>
    )
  }
  switch (part) {
    case 'account':
      return <SaveGames me={me} />
    case 'notifications':
      return <NotificationsSection />
    case 'time':
      return <OwnTime />
    default:
      return part satisfies never
  }
}
