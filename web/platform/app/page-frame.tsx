import { lazy, type ReactNode, Suspense } from 'react'
import { ThemeSwitch } from '../../pages/settings/theme-switch.tsx'
import { useTranslate } from '../i18n/language.ts'
import { Anchor } from '../ui/anchor.tsx'
import { Logo } from '../ui/logo.tsx'
import styles from './page-frame.module.css'

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
          <nav className={styles.ways} aria-label={t('page.links')}>
            <Anchor href="/play">{t('page.play')}</Anchor>
            <Anchor href="/lobby">{t('page.lobby')}</Anchor>
            <Suspense>
              <WaitingMark />
            </Suspense>
            <Anchor href="/rules">{t('page.rules')}</Anchor>
            <Anchor href="/settings">{t('page.settings')}</Anchor>
          </nav>
          <ThemeSwitch />
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
