import { useState } from 'react'
import sheet from '../../platform/ui/sheet.module.css'
import { saveContactSettingsNow, useAcquaintances } from './acquaintances.ts'
import styles from './people.module.css'
import { usePeoplePageWords } from './use-page-messages.ts'

const choices = {
  whoMayFollow: ['anybody', 'nobody'],
  showPresence: ['followers', 'friends', 'nobody'],
  whoMayInvite: ['anybody', 'friends', 'nobody'],
} as const

/** Who may follow me, see that I am online, and invite me. */
export function ContactSettingsSection() {
  const t = usePeoplePageWords()
  const settings = useAcquaintances((state) => state.contactSettings)
  const [failed, setFailed] = useState(false)
  if (!settings) return null
  return (
    <section className={sheet.wide}>
      <h2 className={sheet.heading}>{t('contact')}</h2>
      <div className={styles.contact}>
        {(['whoMayFollow', 'showPresence', 'whoMayInvite'] as const).map((what) => (
          <label key={what}>
            <span>{t(`contact.${what}`)}</span>
            <select
              className="field"
              value={settings[what]}
              onChange={({ target }) =>
                void saveContactSettingsNow({ ...settings, [what]: target.value }).then((done) => setFailed(!done))
              }
            >
              {choices[what].map((who) => (
                <option key={who} value={who}>
                  {t(`contact.${who}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {failed && <p role="alert">{t('failed')}</p>}
    </section>
  )
}
