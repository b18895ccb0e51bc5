import { useState } from 'react'
import { api } from '../../platform/net/api.ts'
import tick from '../../platform/ui/tick.module.css'
import styles from './profile.module.css'
import { useProfileMessages } from './use-messages.ts'

/** Hides one's own profile, or shows it again. */
export function HideProfile({ hidden: before }: { readonly hidden: boolean }) {
  const t = useProfileMessages()
  const [hidden, setHidden] = useState(before)
  const [failed, setFailed] = useState(false)

  async function set(wanted: boolean): Promise<void> {
    setHidden(wanted)
    const answer = await api.PUT('/api/me/profile', { body: { hidden: wanted } }).catch(() => undefined)
    setFailed(answer?.data === undefined)
    if (answer?.data === undefined) setHidden(!wanted)
  }

  return (
    <div className={styles.hide}>
      <p role="status">{t(hidden ? 'profile.hidden' : 'profile.yours')}</p>
      <label className={tick.tick}>
        <input type="checkbox" checked={hidden} onChange={() => void set(!hidden)} />
        <span>
          {t('profile.hide')} <small>{t('profile.hide.why')}</small>
        </span>
      </label>
      {failed && <p role="alert">{t('profile.unsaved')}</p>}
    </div>
  )
}
