import type { Acquaintance } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { loadMe, useMe } from '../../platform/net/account.ts'
import { api, type TableSummary } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { TableList } from '../lobby/table-list.tsx'
import { changeFollow, loadAcquaintances, useAcquaintances } from './acquaintances.ts'
import { ContactSettingsSection } from './contact-settings.tsx'
import { FindPeople } from './find-people.tsx'
import styles from './people.module.css'
import { PersonName } from './person-name.tsx'
import { usePeoplePageWords } from './use-page-messages.ts'

/** Whom I follow, who follows me, who is online, what they play, and the contact settings. */
export function PeoplePage() {
  const translate = usePeoplePageWords()
  const t = useTranslate()
  const me = useMe((state) => state.me)
  useEffect(() => {
    void loadMe()
  }, [])
  const known = typeof me === 'object' && me.via === 'session'
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{translate('title')}</h1>
        <p className={sheet.lead}>{translate('lead')}</p>
        <Anchor className="button" href="/clubs">
          {t('page.clubs')}
        </Anchor>
        {known ? (
          <Everybody />
        ) : (
          me !== 'unknown' && (
            <p role={me === 'away' ? 'alert' : undefined}>{translate(me === 'away' ? 'away' : 'noAccount')}</p>
          )
        )}
      </div>
    </PageFrame>
  )
}

const often = 60_000

function Everybody() {
  const translate = usePeoplePageWords()
  const people = useAcquaintances((state) => state.people)
  const [tables, setTables] = useState<readonly TableSummary[]>([])
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const look = () => {
      void loadAcquaintances().then((loaded) => setFailed(!loaded))
      void api.GET('/api/me/people/tables').then(
        ({ data }) => setTables(data?.tables ?? []),
        () => undefined,
      )
    }
    look()
    const timer = setInterval(look, often)
    return () => clearInterval(timer)
  }, [])
  const set = async (account: string, following: boolean) => setFailed(!(await changeFollow(account, following)))
  const friends = people?.filter(({ following, follower }) => following && follower)
  return (
    <>
      {failed && <p role="alert">{translate('failed')}</p>}
      {friends && (
        <section className={sheet.wide}>
          <h2 className={sheet.heading}>{translate('friends')}</h2>
          {friends.length === 0 && <p className={styles.note}>{translate('friends.none')}</p>}
          <PersonList people={friends} />
        </section>
      )}
      <Section title={translate('following')} people={people?.filter(({ follower }) => !follower)} />
      <Section title={translate('followers')} people={people?.filter(({ following }) => !following)} />
      {tables.length > 0 && (
        <section className={sheet.wide}>
          <h2 className={sheet.heading}>{translate('tables')}</h2>
          <TableList tables={tables} action="look" />
        </section>
      )}
      <section className={sheet.wide}>
        <h2 className={sheet.heading}>{translate('find')}</h2>
        <FindPeople
          action={({ account, name }) => {
            const following = people?.some((each) => each.account === account && each.following) ?? false
            return (
              <button type="button" className="button" onClick={() => void set(account, !following)}>
                {translate(following ? 'unfollow' : 'follow', { name })}
              </button>
            )
          }}
        />
      </section>
      <ContactSettingsSection />
    </>
  )
}

function Section({ title, people }: { readonly title: string; readonly people: readonly Acquaintance[] | undefined }) {
  if (people === undefined || people.length === 0) return null
  return (
    <section className={sheet.wide}>
      <h2 className={sheet.heading}>{title}</h2>
      <PersonList people={people} />
    </section>
  )
}

/** People who are online come first. */
function PersonList({ people }: { readonly people: readonly Acquaintance[] }) {
  const translate = usePeoplePageWords()
  const sorted = people.toSorted((one, other) => Number(other.here) - Number(one.here))
  return (
    <ul className={styles.people}>
      {sorted.map(({ account, name, here }) => (
        <li key={account} className={styles.person}>
          <PersonName account={account} name={name} />
          {here && <small data-here="">{translate('here')}</small>}
        </li>
      ))}
    </ul>
  )
}
