import { createPortal } from 'react-dom'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { AnnouncementBar } from '../moderation/announcement-bar.tsx'
import { ThemeSwitch } from '../settings/theme-switch.tsx'
import styles from './about.module.css'
import { useAboutWords } from './use-messages.ts'

/** The footer of every page but the table. It also brings the announcements, which are shown above the page. */
export function Foot() {
  const t = useAboutWords()
  const container = document.getElementById('notices')
  return (
    <>
      {container && createPortal(<AnnouncementBar />, container)}
      <p>{t('foot')}</p>
      <nav className={styles.ways} aria-label={t('foot.links')}>
        <Anchor href="/guidelines">{t('foot.guidelines')}</Anchor>
        <Anchor href="/about/privacy">{t('foot.privacy')}</Anchor>
        <Anchor href="/about/imprint">{t('foot.imprint')}</Anchor>
        <ThemeSwitch />
      </nav>
    </>
  )
}
