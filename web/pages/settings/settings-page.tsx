import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useSay } from '../../platform/i18n/language.ts'
import styles from '../../platform/ui/sheet.module.css'
import { Preferences } from './preferences.tsx'
import { SettingsWays } from './settings-links.tsx'

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
