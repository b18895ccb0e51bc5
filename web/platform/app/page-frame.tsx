import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslate } from '../i18n/language.ts'
import { hadAccount } from '../net/had-account.ts'
import { Anchor } from '../ui/anchor.tsx'
import { Logo } from '../ui/logo.tsx'
import styles from './page-frame.module.css'
import { pathOf } from './route.ts'

const WaitingMark = lazy(async () => ({ default: (await import('../../pages/my-games/waiting-mark.tsx')).WaitingMark }))
const Foot = lazy(async () => ({ default: (await import('../../pages/about/foot.tsx')).Foot }))

/** Header, notes and footer around every page but the table. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <a href="#content" className={styles.skip}>
        {t('page.skip')}
      </a>
      <div>
        <div id="notices" />
        <header className={styles.head}>
          <Logo />
          <Suspense>
            <WaitingMark />
          </Suspense>
          <Links />
        </header>
      </div>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <Suspense>
          <Foot />
        </Suspense>
      </footer>
    </div>
  )
}

/** The main links; on a phone behind a button. */
function Links() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={`button quiet ${styles.menu}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('page.menu')}
      </button>
      <nav id={id} className={styles.ways} aria-label={t('page.links')} data-open={open || undefined}>
        <Anchor href="/play">{t('page.play')}</Anchor>
        <Anchor href="/lobby">{t('page.lobby')}</Anchor>
        <Anchor href="/rules">{t('page.rules')}</Anchor>
        <Anchor href="/settings">{t('page.settings')}</Anchor>
        <Anchor href={pathOf({ at: 'settings', part: 'account' })}>
          {t(hadAccount() ? 'page.account' : 'page.signIn')}
        </Anchor>
      </nav>
    </>
  )
}
