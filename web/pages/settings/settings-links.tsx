import { pathOf, type SettingsPart, settingsParts } from '../../platform/app/route.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import styles from './settings-links.module.css'

/** Navigation between the parts of the settings. */
export function SettingsLinks({ part }: { readonly part: SettingsPart }) {
  const t = useTranslate()
  return (
    <nav className={styles.ways} aria-label={t('page.settings')}>
      {settingsParts.map((each) => (
        <Anchor
          key={each}
          href={pathOf({ at: 'settings', part: each })}
          aria-current={each === part ? 'page' : undefined}
        >
          {t(`settings.part.${each}`)}
        </Anchor>
      ))}
    </nav>
  )
}
