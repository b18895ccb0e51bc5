import type { FoundPerson } from '@carriage/protocol'
import { type FormEvent, type ReactNode, useState } from 'react'
import { api } from '../../platform/net/api.ts'
import styles from './people.module.css'
import { PersonName } from './person-name.tsx'
import { usePeoplePageWords } from './use-page-messages.ts'

/** Finds people by the beginning of their name; `way` renders the action for each. */
export function FindPeople({ action }: { readonly action: (person: FoundPerson) => ReactNode }) {
  const t = usePeoplePageWords()
  const [name, setName] = useState('')
  const [found, setFound] = useState<readonly FoundPerson[] | 'failed' | undefined>()

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = await api.GET('/api/people', { params: { query: { name } } }).catch(() => undefined)
    setFound(answer?.data?.people ?? 'failed')
  }

  return (
    <>
      <form className={styles.find} onSubmit={(event) => void find(event)}>
        <label>
          <span>{t('find.name')}</span>
          <input
            className="field"
            type="search"
            required
            minLength={2}
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button">
          {t('find.do')}
        </button>
      </form>
      <p role="status" className={styles.note}>
        {found === undefined || found === 'failed'
          ? ''
          : found.length === 0
            ? t('find.none')
            : t('find.some', { count: found.length })}
      </p>
      {found === 'failed' && <p role="alert">{t('failed')}</p>}
      {typeof found === 'object' && found.length > 0 && (
        <ul className={styles.people}>
          {found.map((person) => (
            <li key={person.account} className={styles.person}>
              <PersonName account={person.account} name={person.name} />
              {person.guest && <small>{t('guest')}</small>}
              {action(person)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
