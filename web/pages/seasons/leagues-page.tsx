import type { League, SeasonSummary } from '@carriage/protocol'
import { useCallback, useEffect, useState } from 'react'
import { gameNameOf } from '../../games/names.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useLocale } from '../../platform/i18n/language.ts'
import { loadMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import styles from './seasons.module.css'
import { SignUp } from './sign-up.tsx'
import { useSeasonWords } from './use-messages.ts'

/** All leagues with their seasons: where to sign up, and where I play. */
export function LeaguesPage() {
  const t = useSeasonWords()
  const [leagues, setLeagues] = useState<readonly League[] | 'away' | undefined>()
  const look = useCallback(async () => {
    const answer = await api.GET('/api/leagues').catch(() => undefined)
    setLeagues(answer?.data?.leagues ?? 'away')
  }, [])
  useEffect(() => {
    void loadMe()
    void look()
  }, [look])
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${styles.seasons}`}>
        <h1 className={sheet.title}>{t('title')}</h1>
        <p className={sheet.lead}>{t('lead')}</p>
        {leagues === undefined && <p>{t('opening')}</p>}
        {leagues === 'away' && <p role="alert">{t('away')}</p>}
        {Array.isArray(leagues) && leagues.length === 0 && <p>{t('none')}</p>}
        {Array.isArray(leagues) &&
          (leagues as readonly League[]).map((league) => <LeagueCard key={league.id} league={league} look={look} />)}
      </div>
    </PageFrame>
  )
}

function LeagueCard({ league, look }: { readonly league: League; readonly look: () => Promise<void> }) {
  const t = useSeasonWords()
  const { id, title, seasons, active } = league
  const [latest] = seasons
  return (
    <section className={styles.league} aria-labelledby={`league-${id}`}>
      <h2 id={`league-${id}`} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.facts}>
        <LeagueSettings league={league} />
      </p>
      {!active && <p>{t('stopped')}</p>}
      {latest && (latest.state === 'signup' || (latest.state === 'playing' && latest.own)) && (
        <SignUp league={id} season={latest} look={look} />
      )}
      <ul className={styles.list}>
        {seasons.map((season) => (
          <li key={season.id}>
            <SeasonLine season={season} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function LeagueSettings({ league }: { readonly league: Pick<League, 'game' | 'seats' | 'pace'> }) {
  const t = useSeasonWords()
  const { game, seats, pace } = league
  return <>{t('terms', { game: gameNameOf(game), seats, days: pace.kind === 'slow' ? pace.days : 0 })}</>
}

function SeasonLine({ season }: { readonly season: SeasonSummary }) {
  const t = useSeasonWords()
  const { id, number, people, own } = season
  const division = own?.division ?? 1
  const group = own?.group ?? 1
  const page = own?.division ? `/seasons/${id}?division=${division}` : `/seasons/${id}`
  return (
    <>
      <h3 className={styles.number}>{t('season', { number })}</h3>
      <p className={styles.facts}>
        <StateOfSeason season={season} /> · {t('people', { people })}
      </p>
      {own?.division &&
        (own.place === null ? (
          <p>{t('own.group', { division, group })}</p>
        ) : (
          <p>{t('own.place', { place: own.place, division, group })}</p>
        ))}
      <Anchor className="button" href={page}>
        {t('look.at', { number })}
      </Anchor>
    </>
  )
}

/** The current state of a season, and until when. */
export function StateOfSeason({ season }: { readonly season: SeasonSummary }) {
  const t = useSeasonWords()
  const locale = useLocale()
  const date = (time: number) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time)
  const { state, signUpEnds, endsAt } = season
  if (state === 'signup') return <>{t('state.signup', { date: date(signUpEnds) })}</>
  if (state === 'playing') return <>{t('state.playing', { date: endsAt === null ? '' : date(endsAt) })}</>
  return <>{t(`state.${state}`)}</>
}
