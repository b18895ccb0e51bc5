import { useSay } from '../words/house.ts'
import { Anchor } from './anchor.tsx'
import { pathOf, type SettingsPart, settingsParts } from './route.ts'
import styles from './settings-ways.module.css'

/** The parts of the settings. */
export function SettingsWays({ part }: { readonly part: SettingsPart }) {
  const say = useSay()
  return (
    <nav className={styles.ways} aria-label={say('page.settings')}>
      {settingsParts.map((each) => (
        <Anchor
          key={each}
          href={pathOf({ at: 'settings', part: each })}
          aria-current={each === part ? 'page' : undefined}
        >
          {say(`settings.part.${each}`)}
        </Anchor>
      ))}
    </nav>
  )
}
