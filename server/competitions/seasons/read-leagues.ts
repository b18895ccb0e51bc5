import type { League, Pace, SeasonState, SeasonSummary } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'

interface LeagueRow {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly seats: number
  readonly pace: Pace
  readonly active: boolean
}

interface SeasonRow {
  readonly id: number
  readonly league: string
  readonly number: number
  readonly state: SeasonState
  readonly signup_ends: Date
  readonly ends_at: Date | null
  readonly people: number
  readonly own: SeasonSummary['own']
}

/** Seasons of each league in a list. */
const latest = 3

/** The columns of a season in lists; the account is the caller's. */
const summary = `s.id, s.league, s.number, s.state, s.signup_ends, s.ends_at,
  (select count(*)::integer from season_people p where p.season = s.id) as people,
  (select json_build_object('stays', p.stays, 'division', p.division, 'group', p.group_number, 'place', p.place)
    from season_people p where p.season = s.id and p.account = $1) as own`

/** Every league with its latest seasons. */
export async function listLeagues({ pool }: Database, account: string | undefined): Promise<readonly League[]> {
  const { rows: leagues } = await pool.query<LeagueRow>(
    'select id, title, game, seats, pace, active from leagues order by active desc, title, id',
  )
  const { rows: seasons } = await pool.query<SeasonRow>(
    `select ${summary} from leagues l
       join lateral (select * from seasons where league = l.id order by number desc limit $2) s on true
     order by s.number desc`,
    [account ?? '', latest],
  )
  return leagues.map((league) => ({
    ...league,
    seasons: seasons.filter((season) => season.league === league.id).map(summaryOf),
  }))
}

/** A season and its league; undefined if there is none. */
export async function findSeason(
  { pool }: Database,
  id: number,
  account: string | undefined,
): Promise<{ readonly league: LeagueRow; readonly season: SeasonSummary } | undefined> {
  const { rows } = await pool.query<SeasonRow>(`select ${summary} from seasons s where s.id = $2`, [account ?? '', id])
  const [season] = rows
  if (!season) return undefined
  const { rows: leagues } = await pool.query<LeagueRow>(
    'select id, title, game, seats, pace, active from leagues where id = $1',
    [season.league],
  )
  const [league] = leagues
  return league && { league, season: summaryOf(season) }
}

function summaryOf({ id, number, state, signup_ends, ends_at, people, own }: SeasonRow): SeasonSummary {
  return { id, number, state, people, own, signUpEnds: signup_ends.getTime(), endsAt: ends_at?.getTime() ?? null }
}
