import type { Club, Problem } from '@carriage/protocol'
import { useState } from 'react'
import { useMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import sheet from '../../platform/ui/sheet.module.css'
import { FindPeople } from '../people/find-people.tsx'
import styles from '../people/people.module.css'
import { PersonName } from '../people/person-name.tsx'
import { useClubMessages } from './use-messages.ts'

interface ClubPeopleProps {
  readonly club: Club
  readonly change: (club: Club) => void
}

interface Answer {
  readonly data?: Club | undefined
  readonly error?: Problem | undefined
}

/** The members of the club, its invitation link, and the actions of its leaders. */
export function ClubPeople({ club, change }: ClubPeopleProps) {
  const t = useClubMessages()
  const me = useMe((state) => (typeof state.me === 'object' ? state.me.id : undefined))
  const [problem, setProblem] = useState<string | undefined>()
  const { id, leader, people, asked } = club

  async function act(work: Promise<Answer>, name: string): Promise<void> {
    const answer = await work.catch((): Answer => ({}))
    if (answer.data) change(answer.data)
    setProblem(
      answer.data
        ? undefined
        : answer.error?.facts?.reason === 'takesNone'
          ? t('invite.takesNone', { name })
          : t(answer.error?.code === 'tooMany' ? 'invite.tooMany' : 'failed'),
    )
  }
  const member = (account: string) => ({ params: { path: { club: id, account } } })
  const isNew = (account: string) => ![...people, ...asked].some((each) => each.account === account)

  return (
    <section className={sheet.wide}>
      <h2 className={sheet.heading}>{t('people')}</h2>
      <ul className={styles.people}>
        {people.map(({ account, name, leader: leads }) => (
          <li key={account} className={styles.person}>
            <PersonName account={account} name={name} />
            {leads && <small>{t('leader')}</small>}
            {leader && !leads && account !== me && (
              <>
                <button
                  type="button"
                  className="button quiet"
                  onClick={() =>
                    void act(
                      api.PUT('/api/clubs/:club/members/:account', { ...member(account), body: { leader: true } }),
                      name,
                    )
                  }
                >
                  {t('letLead', { name })}
                </button>
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => void act(api.DELETE('/api/clubs/:club/members/:account', member(account)), name)}
                >
                  {t('dismiss', { name })}
                </button>
              </>
            )}
          </li>
        ))}
        {asked.map(({ account, name, declined }) => (
          <li key={account} className={styles.person}>
            <PersonName account={account} name={name} />
            <small>{t(declined ? 'declined' : 'waiting')}</small>
          </li>
        ))}
      </ul>
      <ClubLink
        club={club}
        renew={
          leader ? () => void act(api.POST('/api/clubs/:club/key', { params: { path: { club: id } } }), '') : undefined
        }
      />
      {leader && (
        <>
          <h3 className={styles.subheading}>{t('invite')}</h3>
          <FindPeople
            action={({ account, name }) =>
              isNew(account) && (
                <button
                  type="button"
                  className="button"
                  onClick={() =>
                    void act(
                      api.POST('/api/clubs/:club/invitations', {
                        params: { path: { club: id } },
                        body: { account },
                      }),
                      name,
                    )
                  }
                >
                  {t('invite.do', { name })}
                </button>
              )
            }
          />
        </>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  )
}

interface ClubLinkProps {
  readonly club: Club
  readonly renew: (() => void) | undefined
}

function ClubLink({ club: { id, key }, renew }: ClubLinkProps) {
  const t = useClubMessages()
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}/clubs/${id}#key=${key ?? ''}`

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }

  return (
    <div className={styles.find}>
      <label>
        <span>{t('link')}</span>
        <input
          className="field"
          readOnly
          value={link}
          data-testid="club-link"
          onFocus={(event) => event.target.select()}
        />
      </label>
      <button type="button" className="button" onClick={() => void copy()}>
        {t(copied ? 'copied' : 'copy')}
      </button>
      {renew && (
        <button type="button" className="button quiet" title={t('renew.why')} onClick={renew}>
          {t('renew')}
        </button>
      )}
    </div>
  )
}
