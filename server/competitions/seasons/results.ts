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
  /** Of a game that was unfinished at the end of the season: the seats that get no points. */
  readonly noPoints: readonly number[] | null
  /** It has no result: it was unfinished at the end of the season, or the people there ended it. */
  readonly shared: boolean
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
    noPoints: number[] | null
    shared: boolean
  }>(
    `select g.division, g.group_number as group, g.number, g.slots, g.state, g.table_id as table,
       coalesce(t.result, h.result) -> 'ranking' as ranking,
       coalesce(array(select s.seat from seats s where s.table_id = g.table_id and counts_last(s) order by s.seat),
         '{}') as away,
       g.no_points as "noPoints", g.no_points is not null or coalesce(t.ended_by_agreement, false) as shared
     from season_games g left join tables t on t.id = g.table_id left join match_heads h on h.match_id = g.table_id
     where g.season = $1 and g.division = $2 and g.group_number between $3 and $4
     order by g.group_number, g.number`,
    [season, division, from, to],
  )
  return rows
}

/** The standings of a group, by place in the seeding, from the games that count. */
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

/** Undefined for a game that is not over, or that does not count. */
export function playedGame({ slots, state, ranking, away, noPoints, shared }: GroupGame): PlayedGame[] {
  if (state === 'void') return []
  const played = { seats: slots.map(String), substitutes: noPoints ?? away }
  if (shared) return [{ ...played, ranking: [slots.map((_, seat) => seat)], unplaced: true }]
  return ranking ? [{ ...played, ranking }] : []
}
