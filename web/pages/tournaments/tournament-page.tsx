import type { TournamentView } from '@carriage/protocol'
import { useCallback, useEffect, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useLocale } from '../../platform/i18n/language.ts'
import { loadMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import seasons from '../seasons/seasons.module.css'
import { Organiser } from './organiser.tsx'
import { TournamentRounds } from './rounds.tsx'
import { TournamentStandings } from './standings.tsx'
import { TakePart } from './take-part.tsx'
import { startText, TournamentSettings } from './tournaments-page.tsx'
import { useTournamentWords } from './use-messages.ts'

/** Polling interval in milliseconds for a tournament that is not over. */
const often = 5_000

/** One tournament, to watch and to take part in; it updates as rounds are played. */
export function TournamentPage({ id }: { readonly id: string }) {
  const t = useTournamentWords()
  const [view, setView] = useState<TournamentView | 'away' | 'missing' | undefined>()
  const look = useCallback(async () => {
    const found = await pageOf(id)
    // A short connection loss does not remove the page.
    setView((before) => (found === 'away' && typeof before === 'object' ? before : found))
  }, [id])
  useEffect(() => {
    void loadMe()
    void look()
  }, [look])
  const goesOn = view === undefined || view === 'away' || (typeof view === 'object' && !isOver(view))
  useEffect(() => {
    if (!goesOn) return
    const timer = setInterval(() => void look(), often)
    return () => clearInterval(timer)
  }, [goesOn, look])
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${seasons.seasons}`}>
        {typeof view !== 'object' && <h1 className={sheet.title}>{t('title')}</h1>}
        {view === undefined && <p>{t('opening')}</p>}
        {(view === 'away' || view === 'missing') && <p role="alert">{t(view)}</p>}
        {typeof view === 'object' && (
          <>
            <h1 className={sheet.title}>{view.title}</h1>
            <p className={sheet.lead}>
              <TournamentSettings tournament={view} />
              <br />
              <StateOfTournament view={view} /> · {t('people', { people: view.people, capacity: view.capacity })}
              <br />
              {t('organiser', { name: view.owner.name === '' ? t('nobody') : view.owner.name })}
            </p>
            <TakePart view={view} look={look} />
            {view.owned && <Organiser view={view} look={look} />}
            <TournamentStandings view={view} />
            <TournamentRounds view={view} />
            <HowItIsPlayed view={view} />
          </>
        )}
        <Anchor className="button" href="/tournaments">
          {t('title')}
        </Anchor>
      </div>
    </PageFrame>
  )
}

function isOver({ state }: TournamentView): boolean {
  return state === 'over' || state === 'cancelled'
}

async function pageOf(id: string): Promise<TournamentView | 'away' | 'missing'> {
  const tournament = Number(id)
  if (!Number.isInteger(tournament) || tournament < 0) return 'missing'
  const answer = await api
    .GET('/api/tournaments/:tournament', { params: { path: { tournament } } })
    .catch(() => undefined)
  return answer?.data ?? (answer?.response.status === 404 ? 'missing' : 'away')
}

/** The current state of a tournament, and until when. */
function StateOfTournament({ view }: { readonly view: TournamentView }) {
  const t = useTournamentWords()
  const locale = useLocale()
  const time = (at: number | null) =>
    at === null ? '' : new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at)
  const { state, startsAt, round, roundEnds, nextRound } = view
  const rounds = view.rounds ?? 1
  if (state === 'signup') return <>{t('state.signup', { date: startText(startsAt, locale) })}</>
  if (state === 'playing') return <>{t('state.playing', { round, rounds, time: time(roundEnds) })}</>
  if (state === 'pause') return <>{t('state.pause', { round, rounds, time: time(nextRound) })}</>
  if (state === 'starting') return <>{t('state.starting', { round, rounds })}</>
  return <>{t(`state.${state}`)}</>
}

function HowItIsPlayed({ view: { sizes, roundMinutes } }: { readonly view: TournamentView }) {
  const t = useTournamentWords()
  const locale = useLocale()
  const numbers = sizes.toSorted((one, other) => one - other).map(String)
  return (
    <details className={seasons.rules}>
      <summary>{t('rules.title')}</summary>
      <p>{t('rules.pairing')}</p>
      <p>{t('rules.sizes', { sizes: new Intl.ListFormat(locale, { type: 'disjunction' }).format(numbers) })}</p>
      <p>{t('rules.points')}</p>
      <p>{t('rules.absent')}</p>
      <p>{t('rules.limit', { minutes: roundMinutes })}</p>
      <p>{t('rules.ties')}</p>
    </details>
  )
}
