import type { Club } from '@carriage/protocol'
import { useCallback, useEffect, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { goTo, useHash } from '../../platform/app/route.ts'
import { useSettings } from '../../platform/app/settings.ts'
import { ensureAccount, loadMe, useMe } from '../../platform/net/account.ts'
import { api, type TableSummary } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { NewTablePage } from '../lobby/new-table.tsx'
import { TableList } from '../lobby/table-list.tsx'
import people from '../people/people.module.css'
import { ClubPeople } from './club-people.tsx'
import { ClubStandings } from './club-standings.tsx'
import { EndClub } from './end-club.tsx'
import { useClubMessages } from './use-messages.ts'

/** One circle: to join it, or its tables, standings and members. */
export function ClubPage({ id }: { readonly id: string }) {
  const tell = useClubMessages()
  const me = useMe((state) => state.me)
  const name = useSettings((settings) => settings.name)
  const key = /^#key=([\w-]+)$/.exec(useHash())?.[1]
  const [circle, setCircle] = useState<Club | 'opening' | 'missing' | 'away'>('opening')
  const look = useCallback(async () => {
    // The link is for people who may not have an account yet: as at a table, they become guests.
    if (key !== undefined) await ensureAccount(name).catch(() => undefined)
    const params = { path: { circle: id }, header: key === undefined ? {} : { 'x-circle-key': key } }
    const answer = await api.GET('/api/clubs/:circle', { params }).catch(() => undefined)
    setCircle(answer ? (answer.data ?? 'missing') : 'away')
  }, [id, key, name])
  const asked = me !== 'unknown'
  useEffect(() => {
    if (asked) void look()
    else void loadMe()
  }, [asked, look])
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        {typeof circle === 'object' ? (
          <>
            <h1 className={sheet.title}>{circle.name}</h1>
            <p className={sheet.lead}>{tell('members', { count: circle.members })}</p>
            {circle.member ? (
              <ForMembers circle={circle} change={setCircle} />
            ) : (
              <JoinCircle circle={circle} entry={key} change={setCircle} />
            )}
          </>
        ) : (
          <p role={circle === 'opening' ? undefined : 'alert'}>{tell(circle)}</p>
        )}
        <Anchor className="button quiet" href="/circles">
          {tell('all')}
        </Anchor>
      </div>
    </PageFrame>
  )
}

interface CircleProps {
  readonly circle: Club
  readonly change: (circle: Club) => void
}

function JoinCircle({ circle, entry, change }: CircleProps & { readonly entry: string | undefined }) {
  const tell = useClubMessages()
  const [problem, setProblem] = useState<'join.full' | 'failed' | undefined>()
  const params = { path: { circle: circle.id } }

  async function join(): Promise<void> {
    const body = entry === undefined ? {} : { key: entry }
    const answer = await api.PUT('/api/clubs/:circle/membership', { params, body }).catch(() => undefined)
    if (answer?.data) change(answer.data)
    else setProblem(answer?.error?.code === 'tooMany' ? 'join.full' : 'failed')
  }

  async function decline(): Promise<void> {
    const answer = await api.DELETE('/api/clubs/:circle/membership', { params }).catch(() => undefined)
    if (answer?.response.ok) goTo('/circles')
    else setProblem('failed')
  }

  return (
    <div className={people.ways}>
      <button type="button" className="button primary big" onClick={() => void join()}>
        {tell('join')}
      </button>
      {circle.invited && (
        <button type="button" className="button quiet" onClick={() => void decline()}>
          {tell('decline')}
        </button>
      )}
      {problem && <p role="alert">{tell(problem)}</p>}
    </div>
  )
}

const often = 15_000

function ForMembers({ circle, change }: CircleProps) {
  const tell = useClubMessages()
  const { id } = circle
  const [tables, setTables] = useState<readonly TableSummary[] | undefined>()
  useEffect(() => {
    const look = () =>
      void api.GET('/api/clubs/:circle/tables', { params: { path: { circle: id } } }).then(
        ({ data }) => setTables(data?.tables ?? []),
        () => undefined,
      )
    look()
    const timer = setInterval(look, often)
    return () => clearInterval(timer)
  }, [id])
  const gathering = tables?.filter(({ state }) => state === 'gathering') ?? []
  const playing = tables?.filter(({ state }) => state === 'playing') ?? []
  return (
    <>
      <section className={sheet.wide}>
        <h2 className={sheet.heading}>{tell('tables')}</h2>
        {tables && gathering.length + playing.length === 0 && <p className={people.note}>{tell('tables.none')}</p>}
        <TableList tables={gathering.filter(({ me }) => me === null)} way="sit" />
        <TableList tables={[...gathering, ...playing].filter(({ me }) => me !== null)} way="enter" />
        <TableList tables={playing.filter(({ me }) => me === null)} way="look" />
        <details className={people.fold}>
          <summary className="button">{tell('lay')}</summary>
          <NewTablePage circle={id} />
        </details>
      </section>
      <ClubStandings circle={circle} />
      <ClubPeople circle={circle} change={change} />
      <EndClub circle={circle} />
    </>
  )
}
