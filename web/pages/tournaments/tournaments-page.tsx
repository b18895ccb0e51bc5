import type { TournamentList, TournamentQuery, TournamentSummary } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { gameNameOf } from '../../games/names.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useLocale } from '../../platform/i18n/language.ts'
import { loadMe, useMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { usePaceText } from '../lobby/pace.ts'
import seasons from '../seasons/seasons.module.css'
import { LastingOnly } from './take-part.tsx'
import { useTournamentWords } from './use-messages.ts'

type ListName = TournamentQuery['list']
const lists: readonly ListName[] = ['mine', 'running', 'coming', 'past']

/** My tournaments, then running, coming and past ones. */
export function TournamentsPage() {
  const t = useTournamentWords()
  const me = useMe((state) => state.me)
  const lasting = typeof me === 'object' && !me.guest
  useEffect(() => {
    void loadMe()
  }, [])
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${seasons.seasons}`}>
        <h1 className={sheet.title}>{t('title')}</h1>
        <p className={sheet.lead}>{t('lead')}</p>
        {lasting ? (
          <Anchor className="button primary" href="/tournaments/new">
            {t('new.link')}
          </Anchor>
        ) : (
          <LastingOnly />
        )}
        {lists.map((list) => (list === 'mine' && !lasting ? null : <Listed key={list} list={list} />))}
      </div>
    </PageFrame>
  )
}

function Listed({ list }: { readonly list: ListName }) {
  const t = useTournamentWords()
  const [page, setPage] = useState<TournamentList | 'away' | undefined>()
  useEffect(() => {
    let wanted = true
    void pageOf(list).then((found) => {
      if (wanted) setPage(found)
    })
    return () => {
      wanted = false
    }
  }, [list])
  if (page === undefined || (list === 'mine' && typeof page === 'object' && page.tournaments.length === 0)) return null

  async function more(before: TournamentList, after: string): Promise<void> {
    const found = await pageOf(list, after)
    if (found !== 'away') setPage({ ...found, tournaments: [...before.tournaments, ...found.tournaments] })
  }

  return (
    <section className={seasons.league} aria-labelledby={`list-${list}`}>
      <h2 id={`list-${list}`} className={seasons.heading}>
        {t(`list.${list}`)}
      </h2>
      {page === 'away' && <p role="alert">{t('away')}</p>}
      {typeof page === 'object' && page.tournaments.length === 0 && <p className={seasons.facts}>{t('list.none')}</p>}
      {typeof page === 'object' && page.tournaments.length > 0 && (
        <ul className={seasons.list}>
          {page.tournaments.map((tournament) => (
            <li key={tournament.id}>
              <h3 className={seasons.number}>
                <Anchor className={seasons.inline} href={`/tournaments/${tournament.id}`}>
                  {tournament.title}
                </Anchor>
              </h3>
              <p className={seasons.facts}>
                <TournamentSettings tournament={tournament} />
                <br />
                <ShortState tournament={tournament} /> ·{' '}
                {t('people', { people: tournament.people, capacity: tournament.capacity })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {typeof page === 'object' && page.next !== null && (
        <button type="button" className="button" onClick={() => void more(page, page.next ?? '')}>
          {t('more')}
        </button>
      )}
    </section>
  )
}

async function pageOf(list: ListName, after?: string): Promise<TournamentList | 'away'> {
  const query = { list, ...(after !== undefined && { after }) }
  const answer = await api.GET('/api/tournaments', { params: { query } }).catch(() => undefined)
  return answer?.data ?? 'away'
}

export function TournamentSettings({ tournament }: { readonly tournament: TournamentSummary }) {
  const t = useTournamentWords()
  const paceText = usePaceText()
  const { game, seats, pace, rated, byInvitation } = tournament
  const more = [rated && t('rated'), byInvitation && t('invitation')].filter(Boolean)
  return <>{[t('terms', { game: gameNameOf(game), seats, pace: paceText(pace) }), ...more].join(' · ')}</>
}

function ShortState({ tournament }: { readonly tournament: TournamentSummary }) {
  const t = useTournamentWords()
  const locale = useLocale()
  const { state, startsAt, round, rounds } = tournament
  if (state === 'signup') return <>{t('state.signup', { date: startText(startsAt, locale) })}</>
  if (state === 'over' || state === 'cancelled') return <>{t(`state.${state}`)}</>
  return <>{t('state.playing.short', { round, rounds: rounds ?? 1 })}</>
}

export function startText(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(time)
}
