import type { SeasonView } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { goTo } from '../../platform/app/route.ts'
import { loadMe, useMe } from '../../platform/net/account.ts'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { GroupCard } from './group-card.tsx'
import { LeagueSettings, StateOfSeason } from './leagues-page.tsx'
import styles from './seasons.module.css'
import { useSeasonWords } from './use-messages.ts'

function divisionAsked(): number {
  const asked = Number(new URLSearchParams(location.search).get('division') ?? 1)
  return Number.isInteger(asked) && asked > 0 && asked < 100 ? asked : 1
}

/** The groups of one division at a time: standings, games, and links to the tables. */
export function SeasonPage({ id }: { readonly id: string }) {
  const t = useSeasonWords()
  const me = useMe((state) => state.me)
  const [division, setDivision] = useState(divisionAsked)
  const [view, setView] = useState<SeasonView | 'away' | 'missing' | undefined>()
  useEffect(() => {
    void loadMe()
  }, [])
  useEffect(() => {
    let wanted = true
    void pageOf(id, { division }).then((found) => {
      if (wanted) setView(found)
    })
    return () => {
      wanted = false
    }
  }, [id, division])

  async function more(before: SeasonView, from: number): Promise<void> {
    const found = await pageOf(id, { division, from })
    if (typeof found === 'object') setView({ ...found, groups: [...before.groups, ...found.groups] })
  }

  function choose(wanted: number): void {
    setDivision(wanted)
    goTo(`/seasons/${id}?division=${wanted}`, 'replace')
  }

  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${styles.seasons}`}>
        {typeof view !== 'object' && <h1 className={sheet.title}>{t('title')}</h1>}
        {view === undefined && <p>{t('opening')}</p>}
        {(view === 'away' || view === 'missing') && <p role="alert">{t(view)}</p>}
        {typeof view === 'object' && (
          <>
            <h1 className={sheet.title}>{t('season.of', { league: view.league.title, number: view.season.number })}</h1>
            <p className={sheet.lead}>
              <LeagueSettings league={view.league} />
              <br />
              <StateOfSeason season={view.season} /> · {t('people', { people: view.season.people })}
            </p>
            {view.divisions.length > 1 && (
              <nav className={styles.divisions} aria-label={t('divisions')}>
                {view.divisions.map((_, at) => (
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: a division is its number
                    key={at}
                    type="button"
                    className="button"
                    aria-current={division === at + 1 || undefined}
                    onClick={() => choose(at + 1)}
                  >
                    {t('division', { division: at + 1 })}
                  </button>
                ))}
              </nav>
            )}
            {view.groups.map((group) => (
              <GroupCard key={group.group} group={group} account={typeof me === 'object' ? me.id : undefined} />
            ))}
            {view.next !== null && (
              <button type="button" className="button" onClick={() => void more(view, view.next ?? 1)}>
                {t('more')}
              </button>
            )}
            {view.divisions.length === 0 && <Entrants names={view.entrants} />}
            <CountingRules />
          </>
        )}
        <Anchor className="button" href="/seasons">
          {t('title')}
        </Anchor>
      </div>
    </PageFrame>
  )
}

async function pageOf(
  id: string,
  query: { readonly division: number; readonly from?: number },
): Promise<SeasonView | 'away' | 'missing'> {
  const season = Number(id)
  if (!Number.isInteger(season) || season < 0) return 'missing'
  const answer = await api.GET('/api/seasons/:season', { params: { path: { season }, query } }).catch(() => undefined)
  return answer?.data ?? (answer?.response.status === 404 ? 'missing' : 'away')
}

function Entrants({ names }: { readonly names: readonly string[] }) {
  const t = useSeasonWords()
  return (
    <section>
      <h2 className={styles.heading}>{t('entrants.title')}</h2>
      {names.length === 0 && <p>{t('entrants.none')}</p>}
      <ul className={styles.names}>
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
          <li key={at}>{name}</li>
        ))}
      </ul>
    </section>
  )
}

function CountingRules() {
  const t = useSeasonWords()
  return (
    <details className={styles.rules}>
      <summary>{t('rules.title')}</summary>
      <p>{t('rules.points')}</p>
      <p>{t('rules.ties')}</p>
      <p>{t('rules.steps')}</p>
    </details>
  )
}
