import { useSay } from '../words/house.ts'
import { Anchor } from './anchor.tsx'
import { PageFrame } from './page-frame.tsx'
import styles from './sheet.module.css'

export function NotFound() {
  const say = useSay()
  return (
    <PageFrame>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{say('nowhere.title')}</h1>
        <p>{say('nowhere.why')}</p>
        <Anchor className="button" href="/">
          {say('nowhere.way')}
        </Anchor>
      </div>
    </PageFrame>
  )
}
