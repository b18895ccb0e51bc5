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

/** The circles to which I belong or am invited, and a new one. */
export function ClubsPage() {
  const tell = useClubMessages()
  const me = useMe((state) => state.me)
  useEffect(() => {
    void loadMe()
  }, [])
  const known = typeof me === 'object' && me.via === 'session'
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{tell('title')}</h1>
        <p className={sheet.lead}>{tell('lead')}</p>
        {known ? (
          <MyCircles />
        ) : (
          me !== 'unknown' && (
            <p role={me === 'away' ? 'alert' : undefined}>{tell(me === 'away' ? 'away' : 'noAccount')}</p>
          )
        )}
      </div>
    </PageFrame>
  )
}

function MyCircles() {
  const tell = useClubMessages()
  const [circles, setCircles] = useState<readonly ClubSummary[] | 'failed' | undefined>()
  useEffect(() => {
    void api.GET('/api/clubs').then(
      ({ data }) => setCircles(data?.circles ?? 'failed'),
      () => setCircles('failed'),
    )
  }, [])
  return (
    <>
      {circles === 'failed' && <p role="alert">{tell('failed')}</p>}
      {typeof circles === 'object' && circles.length === 0 && <p>{tell('none')}</p>}
      {typeof circles === 'object' && (
        <ul className={people.people}>
          {circles.map(({ id, name, members, invited }) => (
            <li key={id} className={people.person}>
              <Anchor className="button" href={`/circles/${id}`}>
                {name}
              </Anchor>
              <small>{invited ? tell('invited') : tell('members', { count: members })}</small>
            </li>
          ))}
        </ul>
      )}
      <MakeCircle />
    </>
  )
}

function MakeCircle() {
  const tell = useClubMessages()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<'make.many' | 'failed' | undefined>()

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = await api.POST('/api/clubs', { body: { name } }).catch(() => undefined)
    if (answer?.data) goTo(`/circles/${answer.data.id}`)
    else setProblem(answer?.error?.code === 'tooMany' ? 'make.many' : 'failed')
  }

  return (
    <section className={sheet.wide}>
      <h2 className={sheet.heading}>{tell('make')}</h2>
      <form className={people.find} onSubmit={(event) => void make(event)}>
        <label>
          <span>{tell('name')}</span>
          <input
            className="field"
            required
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button primary">
          {tell('make.do')}
        </button>
      </form>
      {problem && <p role="alert">{tell(problem)}</p>}
    </section>
  )
}
