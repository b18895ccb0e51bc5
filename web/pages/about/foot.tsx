import { createPortal } from 'react-dom'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { NoticeBar } from '../moderation/notice-bar.tsx'
import styles from './about.module.css'
import { useAboutWords } from './use-messages.ts'

/** The footer of every page but the table. It also brings the announcements, which are shown above the page. */
export function Foot() {
  const tell = useAboutWords()
  const notices = document.getElementById('notices')
  return (
    <>
      {notices && createPortal(<NoticeBar />, notices)}
      <p>{tell('foot')}</p>
      <nav className={styles.ways} aria-label={tell('foot.links')}>
        <Anchor href="/guidelines">{tell('foot.guidelines')}</Anchor>
        <Anchor href="/about/privacy">{tell('foot.privacy')}</Anchor>
        <Anchor href="/about/imprint">{tell('foot.imprint')}</Anchor>
      </nav>
    </>
  )
}
