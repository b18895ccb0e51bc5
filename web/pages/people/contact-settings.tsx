import { useState } from 'react'
import sheet from '../../platform/ui/sheet.module.css'
import { saveContactSettingsNow, useAcquaintances } from './acquaintances.ts'
import styles from './people.module.css'
import { usePeoplePageWords } from './use-page-messages.ts'

const choices = {
  follow: ['anybody', 'nobody'],
  seen: ['followers', 'friends', 'nobody'],
  invite: ['anybody', 'friends', 'nobody'],
} as const

/** Who may follow me, see that I am here, and invite me. */
export function ContactSettingsSection() {
  const tell = usePeoplePageWords()
  const reach = useAcquaintances((state) => state.reach)
  const [failed, setFailed] = useState(false)
  if (!reach) return null
  return (
    <section className={sheet.wide}>
      <h2 className={sheet.heading}>{tell('reach')}</h2>
      <div className={styles.reach}>
        {(['follow', 'seen', 'invite'] as const).map((what) => (
          <label key={what}>
            <span>{tell(`reach.${what}`)}</span>
            <select
              className="field"
              value={reach[what]}
              onChange={({ target }) =>
                void saveContactSettingsNow({ ...reach, [what]: target.value }).then((done) => setFailed(!done))
              }
            >
              {choices[what].map((who) => (
                <option key={who} value={who}>
                  {tell(`reach.${who}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {failed && <p role="alert">{tell('failed')}</p>}
    </section>
  )
}
