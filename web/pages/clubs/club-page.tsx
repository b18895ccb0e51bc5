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

/** One club: an invitation to join, or its tables, standings and members. */
export function ClubPage({ id }: { readonly id: string }) {
  const t = useClubMessages()
  const me = useMe((state) => state.me)
  const name = useSettings((settings) => settings.name)
  const key = /^#key=([\w-]+)$/.exec(useHash())?.[1]
  const [club, setClub] = useState<Club | 'opening' | 'missing' | 'away'>('opening')
  const look = useCallback(async () => {
    // The link is for people who may not have an account yet: as at a table, they become guests.
    if (key !== undefined) await ensureAccount(name).catch(() => undefined)
    const params = { path: { club: id }, header: key === undefined ? {} : { 'x-club-key': key } }
    const answer = await api.GET('/api/clubs/:club', { params }).catch(() => undefined)
    setClub(answer ? (answer.data ?? 'missing') : 'away')
  }, [id, key, name])
  const asked = me !== 'unknown'
  useEffect(() => {
    if (asked) void look()
    else void loadMe()
  }, [asked, look])
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        {typeof club === 'object' ? (
          <>
            <h1 className={sheet.title}>{club.name}</h1>
            <p className={sheet.lead}>{t('members', { count: club.members })}</p>
            {club.member ? (
              <ForMembers club={club} change={setClub} />
            ) : (
              <JoinClub club={club} entry={key} change={setClub} />
            )}
          </>
        ) : (
          <p role={club === 'opening' ? undefined : 'alert'}>{t(club)}</p>
        )}
        <Anchor className="button quiet" href="/clubs">
          {t('all')}
        </Anchor>
      </div>
    </PageFrame>
  )
}

interface ClubProps {
  readonly club: Club
  readonly change: (club: Club) => void
}

function JoinClub({ club, entry, change }: ClubProps & { readonly entry: string | undefined }) {
  const t = useClubMessages()
  const [problem, setProblem] = useState<'join.full' | 'failed' | undefined>()
  const params = { path: { club: club.id } }

  async function join(): Promise<void> {
    const body = entry === undefined ? {} : { key: entry }
    const answer = await api.PUT('/api/clubs/:club/membership', { params, body }).catch(() => undefined)
    if (answer?.data) change(answer.data)
    else setProblem(answer?.error?.code === 'tooMany' ? 'join.full' : 'failed')
  }

  async function decline(): Promise<void> {
    const answer = await api.DELETE('/api/clubs/:club/membership', { params }).catch(() => undefined)
    if (answer?.response.ok) goTo('/clubs')
    else setProblem('failed')
  }

  return (
    <div className={people.ways}>
      <button type="button" className="button primary big" onClick={() => void join()}>
        {t('join')}
      </button>
      {club.invited && (
        <button type="button" className="button quiet" onClick={() => void decline()}>
          {t('decline')}
        </button>
      )}
      {problem && <p role="alert">{t(problem)}</p>}
    </div>
  )
}

const often = 15_000

function ForMembers({ club, change }: ClubProps) {
  const t = useClubMessages()
  const { id } = club
  const [tables, setTables] = useState<readonly TableSummary[] | undefined>()
  useEffect(() => {
    const look = () =>
      void api.GET('/api/clubs/:club/tables', { params: { path: { club: id } } }).then(
        ({ data }) => setTables(data?.tables ?? []),
        () => undefined,
      )
    look()
    const timer = setInterval(look, often)
    return () => clearInterval(timer)
  }, [id])
  const waiting = tables?.filter(({ state }) => state === 'waiting') ?? []
  const playing = tables?.filter(({ state }) => state === 'playing') ?? []
  return (
    <>
      <section className={sheet.wide}>
        <h2 className={sheet.heading}>{t('tables')}</h2>
        {tables && waiting.length + playing.length === 0 && <p className={people.note}>{t('tables.none')}</p>}
        <TableList tables={waiting.filter(({ me }) => me === null)} action="sit" />
        <TableList tables={[...waiting, ...playing].filter(({ me }) => me !== null)} action="enter" />
        <TableList tables={playing.filter(({ me }) => me === null)} action="look" />
        <details className={people.fold}>
          <summary className="button">{t('lay')}</summary>
          <NewTablePage club={id} />
        </details>
      </section>
      <ClubStandings club={club} />
      <ClubPeople club={club} change={change} />
      <EndClub club={club} />
    </>
  )
}
