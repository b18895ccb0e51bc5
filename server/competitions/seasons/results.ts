import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { computeStandings, type PersonStanding, type PlayedGame } from '../standings.ts'

/** A game of a group as far as it is played. */
export interface GroupGame {
  readonly division: number
  readonly group: number
  readonly number: number
  /** The person in each seat, by the place in the seeding of the group. */
  readonly slots: readonly number[]
  readonly state: string
  readonly table: MatchId | null
  readonly ranking: readonly (readonly number[])[] | null
  /** Seats that a bot has, or had at the end. */
  readonly away: readonly number[]
}

/** The games of some groups of a division. */
export async function listSeasonGames(
  client: Pick<pg.ClientBase, 'query'>,
  season: number,
  division: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly GroupGame[]> {
  const { rows } = await client.query<{
    division: number
    group: number
    number: number
    slots: number[]
    state: string
    table: MatchId | null
    ranking: number[][] | null
    away: number[]
  }>(
    `select g.division, g.group_number as group, g.number, g.slots, g.state, g.table_id as table,
       coalesce(t.result, h.result) -> 'ranking' as ranking,
       coalesce(array(select s.seat from seats s where s.table_id = g.table_id and counts_last(s) order by s.seat),
         '{}') as away
     from season_games g left join tables t on t.id = g.table_id left join match_heads h on h.match_id = g.table_id
     where g.season = $1 and g.division = $2 and g.group_number between $3 and $4
     order by g.group_number, g.number`,
    [season, division, from, to],
  )
  return rows
}

/** The table of a group, by place in the seeding, from the games that count. */
export function groupStandings(
  people: number,
  games: readonly GroupGame[],
): readonly (PersonStanding & { slot: number })[] {
  const names = Array.from({ length: people }, (_, slot) => String(slot))
  return computeStandings(names, games.flatMap(playedGame)).map((standing) => ({
    ...standing,
    slot: Number(standing.person),
  }))
}

/** Nothing for a game that is not over, or that does not count. */
export function playedGame({ slots, state, ranking, away }: GroupGame): PlayedGame[] {
  return ranking && state !== 'void' ? [{ seats: slots.map(String), ranking, substitutes: away }] : []
}
