import type { InvitedPerson } from '@carriage/protocol'
import { useCallback, useEffect, useState } from 'react'
import { api, type Table } from '../../platform/net/api.ts'
import sheet from '../../platform/ui/sheet.module.css'
import { loadAcquaintances, useAcquaintances } from './acquaintances.ts'
import { FindPeople } from './find-people.tsx'
import styles from './people.module.css'
import { PersonName } from './person-name.tsx'
import { usePeoplePageWords } from './use-page-messages.ts'

interface Person {
  readonly account: string
  readonly name: string
}

/** Lets the host invite people by name: friends with one tap, others by search. */
export function InvitePeople({ table }: { readonly table: Table }) {
  const t = usePeoplePageWords()
  const { id, seats } = table
  const people = useAcquaintances((state) => state.people)
  const [invited, setInvited] = useState<readonly InvitedPerson[]>([])
  const [problem, setProblem] = useState<string | undefined>()
  const load = useCallback(async () => {
    const answer = await api.GET('/api/tables/:id/invitations', { params: { path: { id } } }).catch(() => undefined)
    if (answer?.data) setInvited(answer.data.people)
  }, [id])
  useEffect(() => {
    void loadAcquaintances()
  }, [])
  // Any change of the table may be the answer to an invitation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed table asks again
  useEffect(() => void load(), [load, table])

  async function invite({ account, name }: Person): Promise<void> {
    const params = { path: { id } }
    const answer = await api.POST('/api/tables/:id/invitations', { params, body: { account } }).catch(() => undefined)
    const reason = answer?.error?.facts?.reason
    setProblem(
      answer?.data
        ? undefined
        : reason === 'takesNone'
          ? t('invite.takesNone', { name })
          : answer?.error?.code === 'tooMany' || reason === 'manyInvitations'
            ? t('invite.tooMany')
            : t('failed'),
    )
    await load()
  }

  const isNew = ({ account }: Person) =>
    !invited.some((each) => each.account === account) && !seats.some((seat) => seat.account === account)
  const action = (person: Person) =>
    isNew(person) && (
      <button type="button" className="button" onClick={() => void invite(person)}>
        {t('invite.do', { name: person.name })}
      </button>
    )
  const friends = people?.filter((each) => each.following && each.follower && isNew(each)) ?? []
  return (
    <section className={sheet.wide}>
      <h2 className={sheet.heading}>{t('invite')}</h2>
      <p className={styles.note}>{t('invite.why')}</p>
      <ul className={styles.people}>
        {invited.map(({ account, name, declined }) => (
          <li key={account} className={styles.person}>
            <PersonName account={account} name={name} />
            <small>
              {t(
                seats.some((seat) => seat.account === account)
                  ? 'invite.seated'
                  : declined
                    ? 'invite.declined'
                    : 'invite.waiting',
              )}
            </small>
          </li>
        ))}
        {friends.map((friend) => (
          <li key={friend.account} className={styles.person}>
            <PersonName account={friend.account} name={friend.name} />
            {friend.here && <small data-here="">{t('here')}</small>}
            {action(friend)}
          </li>
        ))}
      </ul>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <FindPeople action={action} />
    </section>
  )
}
