import { useSay } from '../words/house.ts'
import { PageFrame } from './page-frame.tsx'
import { Preferences } from './preferences.tsx'
import { SettingsWays } from './settings-ways.tsx'
import styles from './sheet.module.css'

export function SettingsPage() {
  const say = useSay()
  return (
    <PageFrame>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{say('page.settings')}</h1>
        <SettingsWays part="device" />
        <Preferences />
      </div>
    </PageFrame>
  )
}
