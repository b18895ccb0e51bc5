import { Anchor } from '../shell/anchor.tsx'
import styles from './about.module.css'
import { useAboutWords } from './words.ts'

/** The foot of every page but the table. */
export function Foot() {
  const tell = useAboutWords()
  return (
    <>
      <p>{tell('foot')}</p>
      <nav className={styles.ways} aria-label={tell('foot.ways')}>
        <Anchor href="/about/privacy">{tell('foot.privacy')}</Anchor>
        <Anchor href="/about/imprint">{tell('foot.imprint')}</Anchor>
      </nav>
    </>
  )
}
