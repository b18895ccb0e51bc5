import { lazy, type ReactNode, Suspense } from 'react'
import { useSay } from '../words/house.ts'
import { Anchor } from './anchor.tsx'
import { Logo } from './logo.tsx'
import styles from './page-frame.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

const WaitingMark = lazy(async () => ({ default: (await import('../mine/waiting-mark.tsx')).WaitingMark }))
const Foot = lazy(async () => ({ default: (await import('../about/foot.tsx')).Foot }))

/** What every page but the table has around it. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  return (
    <div className={styles.page}>
      <a href="#content" className={styles.skip}>
        {say('page.skip')}
      </a>
      <div>
        <div id="notices" />
        <header className={styles.head}>
          <Logo />
          <nav className={styles.ways} aria-label={say('page.ways')}>
            <Anchor href="/play">{say('page.play')}</Anchor>
            <Anchor href="/lobby">{say('page.lobby')}</Anchor>
            <Suspense>
              <WaitingMark />
            </Suspense>
            <Anchor href="/rules">{say('page.rules')}</Anchor>
            <Anchor href="/settings">{say('page.settings')}</Anchor>
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
