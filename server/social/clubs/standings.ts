import type { ClubStanding } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'

/** The standings cover the latest tables, so that those of an old club cost no more than others. */
const latestTables = 2_000

interface PlaceRow {
  readonly game: string
  readonly account: string
  readonly place: number
  readonly games: number
  readonly points: number
}

/**
 * The results of the members at the tables of their club. Counts games that count in a history, with at least two
 * people.
 */
export async function readClubStandings(
  { pool }: Pick<Database, 'pool'>,
  club: string,
): Promise<readonly ClubStanding[]> {
  const { rows } = await pool.query<PlaceRow>({
    name: 'club_standings',
    text: `select f.game, f.account, f.place, count(*)::integer as games, sum(f.score)::double precision as points
      from (select table_id from club_tables where club = $1 order by created_at desc, table_id limit $2) t
        join finished_seats f on f.table_id = t.table_id
        join club_members m on m.club = $1 and m.account = f.account
      where f.counts and f.people > 1
      group by f.game, f.account, f.place`,
    values: [club, latestTables],
  })
  const groups = Map.groupBy(rows, ({ game, account }) => `${game} ${account}`)
  return [...groups.values()].map(standingFrom).sort(byGameAndWins)
}

function standingFrom(rows: readonly PlaceRow[]): ClubStanding {
  const { game = '', account = '' } = rows[0] ?? {}
  const games = rows.reduce((sum, row) => sum + row.games, 0)
  const points = rows.reduce((sum, row) => sum + row.points, 0)
  const last = Math.max(...rows.map(({ place }) => place))
  const places = Array.from({ length: last }, (_, at) => rows.find(({ place }) => place === at + 1)?.games ?? 0)
  return { game, account, games, wins: places[0] ?? 0, places, mean: Math.round((points / games) * 10) / 10 }
}

function byGameAndWins(one: ClubStanding, other: ClubStanding): number {
  return (
    one.game.localeCompare(other.game) ||
    other.wins - one.wins ||
    one.games - other.games ||
    one.account.localeCompare(other.account)
  )
}
