import { useEffect, useState } from 'react'
import { Section } from '../account/section.tsx'
import { changeMute, loadMutes, useMutes } from './mutes.ts'
import styles from './people.module.css'
import { usePeopleWords } from './use-messages.ts'

/** The people I have muted or blocked, to undo it. */
export function MutedSection() {
  const t = usePeopleWords()
  const people = useMutes((state) => state.people)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void loadMutes().then((loaded) => setFailed(!loaded))
  }, [])
  const set = async (account: string, wish: Parameters<typeof changeMute>[1]) =>
    setFailed(!(await changeMute(account, wish)))
  return (
    <Section title={t('list.title')} why={t('list.why')}>
      {people?.length === 0 && <p role="status">{t('list.none')}</p>}
      <ul className={styles.people}>
        {people?.map(({ account, name, muted, blocked }) => (
          <li key={account} className={styles.person}>
            <strong>{name}</strong>
            <small>{t(muted && blocked ? 'list.both' : blocked ? 'list.blocked' : 'list.muted')}</small>
            {muted && (
              <button type="button" className="button" onClick={() => void set(account, { muted: false })}>
                {t('list.unmute', { name })}
              </button>
            )}
            {blocked && (
              <button type="button" className="button" onClick={() => void set(account, { blocked: false })}>
                {t('list.unblock', { name })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {failed && <p role="alert">{t('failed')}</p>}
    </Section>
  )
}
