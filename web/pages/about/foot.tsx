import { createPortal } from 'react-dom'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { NoticeBar } from '../moderation/notice-bar.tsx'
import styles from './about.module.css'
import { useAboutWords } from './use-messages.ts'

/** The foot of every page but the table; with it comes what the house has to tell, which stands above the page. */
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
