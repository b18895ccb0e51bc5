import type { ClubSummary } from '@carriage/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { goTo } from '../../platform/app/route.ts'
import { loadMe, useMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import people from '../people/people.module.css'
import { useClubMessages } from './use-messages.ts'

/** My clubs and invitations, and a form for a new club. */
export function ClubsPage() {
  const t = useClubMessages()
  const me = useMe((state) => state.me)
  useEffect(() => {
    void loadMe()
  }, [])
  const known = typeof me === 'object' && me.via === 'session'
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{t('title')}</h1>
        <p className={sheet.lead}>{t('lead')}</p>
        {known ? (
          <MyClubs />
        ) : (
          me !== 'unknown' && (
            <p role={me === 'away' ? 'alert' : undefined}>{t(me === 'away' ? 'away' : 'noAccount')}</p>
          )
        )}
      </div>
    </PageFrame>
  )
}

function MyClubs() {
  const t = useClubMessages()
  const [clubs, setClubs] = useState<readonly ClubSummary[] | 'failed' | undefined>()
  useEffect(() => {
    void api.GET('/api/clubs').then(
      ({ data }) => setClubs(data?.clubs ?? 'failed'),
      () => setClubs('failed'),
    )
  }, [])
  return (
    <>
      {clubs === 'failed' && <p role="alert">{t('failed')}</p>}
      {typeof clubs === 'object' && clubs.length === 0 && <p>{t('none')}</p>}
      {typeof clubs === 'object' && (
        <ul className={people.people}>
          {clubs.map(({ id, name, members, invited }) => (
            <li key={id} className={people.person}>
              <Anchor className="button" href={`/clubs/${id}`}>
                {name}
              </Anchor>
              <small>{invited ? t('invited') : t('members', { count: members })}</small>
            </li>
          ))}
        </ul>
      )}
      <MakeClub />
    </>
  )
}

function MakeClub() {
  const t = useClubMessages()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<'make.many' | 'failed' | undefined>()

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = await api.POST('/api/clubs', { body: { name } }).catch(() => undefined)
    if (answer?.data) goTo(`/clubs/${answer.data.id}`)
    else setProblem(answer?.error?.code === 'tooMany' ? 'make.many' : 'failed')
  }

  return (
    <section className={sheet.wide}>
      <h2 className={sheet.heading}>{t('make')}</h2>
      <form className={people.find} onSubmit={(event) => void make(event)}>
        <label>
          <span>{t('name')}</span>
          <input
            className="field"
            required
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button primary">
          {t('make.do')}
        </button>
      </form>
      {problem && <p role="alert">{t(problem)}</p>}
    </section>
  )
}
