import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import styles from '../../platform/ui/sheet.module.css'
import { Preferences } from './preferences.tsx'
import { SettingsLinks } from './settings-links.tsx'

export function SettingsPage() {
  const t = useTranslate()
  return (
    <PageFrame>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{t('page.settings')}</h1>
        <SettingsLinks part="device" />
        <Preferences />
      </div>
    </PageFrame>
  )
}
