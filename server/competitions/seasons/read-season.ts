import type { SeasonGroupView, SeasonView } from '@carriage/protocol'
import { isFormer } from '../../accounts/privacy/former-account.ts'
import type { Database } from '../../platform/storage/database.ts'
import { pointsBySeat } from '../standings.ts'
import { groupDesign } from './design.ts'
import { findSeason } from './read-leagues.ts'
import { type GroupGame, groupStandings, listSeasonGames, playedGame } from './results.ts'

/** Groups on one page: as many as the third division of a pyramid has, and some more. */
const atOnce = 8
/** Names that are listed before the start. */
const namesAtMost = 200

interface Member {
  readonly group: number
  readonly slot: number
  readonly account: string
  readonly name: string | null
  readonly step: number | null
}

/** The content of a season's page; undefined if there is no such season. */
export async function readSeason(
  database: Database,
  id: number,
  {
    division = 1,
    from = 1,
    account,
  }: { division?: number | undefined; from?: number | undefined; account?: string | undefined },
): Promise<SeasonView | undefined> {
  const found = await findSeason(database, id, account)
  if (!found) return undefined
  const { seats } = found.league
  const divisions = await divisionSizes(database, id)
  const to = Math.min(from + atOnce - 1, divisions[division - 1] ?? 0)
  const members = await membersOf(database, id, division, { from, to })
  const games = await listSeasonGames(database.pool, id, division, { from, to })
  const groups = [...Map.groupBy(members, ({ group }) => group)].map(([group, people]) =>
    groupView(
      seats,
      people,
      games.filter((game) => game.group === group),
    ),
  )
  return {
    ...found,
    divisions,
    division,
    groups,
    next: to < (divisions[division - 1] ?? 0) ? to + 1 : null,
    entrants: divisions.length === 0 ? await entrantNames(database, id) : [],
  }
}

function groupView(seats: number, people: readonly Member[], games: readonly GroupGame[]): SeasonGroupView {
  return {
    group: people[0]?.group ?? 0,
    people: groupStandings(people.length, games).map(({ slot, points, games: played, places }) => {
      const member = people.find((each) => each.slot === slot)
      const account = member && !isFormer(member.account) ? member.account : null
      return { slot, account, name: member?.name ?? '', points, games: played, places, step: member?.step ?? null }
    }),
    games: games.map((game) => {
      const { number, table, slots, away, noPoints } = game
      const [played] = playedGame(game)
      // A check constraint allows nothing else. A game counts as over as soon as it is, before the season is checked
      // again.
      const state = noPoints ? 'cut' : played ? 'over' : (game.state as 'planned' | 'playing' | 'over' | 'void')
      return { number, table, slots, away, state, points: played ? pointsBySeat(played) : null }
    }),
    meetings: groupDesign(seats, people.length).meetings,
  }
}

/** How many groups each division has. */
async function divisionSizes({ pool }: Database, season: number): Promise<number[]> {
  const { rows } = await pool.query<{ groups: number }>(
    `select max(group_number)::integer as groups from season_games where season = $1 group by division order by division`,
    [season],
  )
  return rows.map(({ groups }) => groups)
}

async function membersOf(
  { pool }: Database,
  season: number,
  division: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly Member[]> {
  const { rows } = await pool.query<{
    group: number
    slot: number
    account: string
    name: string | null
    step: number | null
  }>(
    `select coalesce(p.group_number, 0) as group, coalesce(p.slot, 0) as slot, p.account, a.name, p.step
     from season_people p left join accounts a on a.id = p.account
     where p.season = $1 and p.division = $2 and p.group_number between $3 and $4
     order by p.group_number, p.slot`,
    [season, division, from, to],
  )
  return rows
}

async function entrantNames({ pool }: Database, season: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select a.name from season_people p join accounts a on a.id = p.account where p.season = $1
     order by p.signed_at, p.account limit $2`,
    [season, namesAtMost],
  )
  return rows.map(({ name }) => name)
}
