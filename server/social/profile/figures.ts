import type { GameFigures, HeadToHead, MetPerson } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'

/**
 * Only the latest games are searched for opponents, so that a profile with thousands of games costs no more than
 * others.
 */
const latestGames = 500
const mostPeople = 100

interface PlaceRow {
  readonly game: string
  readonly seats: number
  readonly place: number
  readonly games: number
  readonly points: number
  readonly best: number
}

/**
 * The results of an account, by game and size of the table. Games against bots alone do not count, nor those that were
 * ended by agreement.
 */
export async function readGameFigures(
  { pool }: Pick<Database, 'pool'>,
  account: string,
): Promise<readonly GameFigures[]> {
  const { rows } = await pool.query<PlaceRow>({
    name: 'figures_of',
    text: `select game, seats, place, count(*)::integer as games, sum(score)::double precision as points, max(score) as best
      from finished_seats where account = $1 and people > 1 and counts
      group by game, seats, place order by game, seats, place`,
    values: [account],
  })
  const groups = Map.groupBy(rows, ({ game, seats }) => `${game} ${seats}`)
  return [...groups.values()].map(figuresFrom)
}

function figuresFrom(rows: readonly PlaceRow[]): GameFigures {
  const { game = '', seats = 0 } = rows[0] ?? {}
  const games = sum(rows.map((row) => row.games))
  const places = Array.from({ length: seats }, (_, at) => rows.find(({ place }) => place === at + 1)?.games ?? 0)
  const mean = Math.round((sum(rows.map(({ points }) => points)) / games) * 10) / 10
  return { game, seats, games, places, mean, best: Math.max(...rows.map(({ best }) => best)) }
}

/** Two accounts against each other, in all games that both finished. */
export async function between(
  { pool }: Pick<Database, 'pool'>,
  account: string,
  other: string,
): Promise<HeadToHead | null> {
  const { rows } = await pool.query<HeadToHead>({
    name: 'head_to_head',
    text: `select count(*)::integer as games, count(*) filter (where f.place < o.place)::integer as ahead,
        count(*) filter (where f.place > o.place)::integer as behind,
        count(*) filter (where f.place = o.place)::integer as level
      from finished_seats f join finished_seats o on o.table_id = f.table_id and o.account = $2
      where f.account = $1 and f.counts`,
    values: [account, other],
  })
  return rows[0] ?? null
}

/** The people in the latest games of an account, most frequent first. */
export async function peopleMet({ pool }: Pick<Database, 'pool'>, account: string): Promise<readonly MetPerson[]> {
  const { rows } = await pool.query<MetPerson>({
    name: 'people_met',
    text: `select met.account, a.name, met.games, met.ahead, met.behind, met.games - met.ahead - met.behind as level
      from (
        select o.account, count(*)::integer as games, count(*) filter (where f.place < o.place)::integer as ahead,
          count(*) filter (where f.place > o.place)::integer as behind
        from (select table_id, seat, place from finished_seats where account = $1 and counts
            order by ended_at desc, table_id limit $2) f
          join finished_seats o on o.table_id = f.table_id and o.seat <> f.seat
        group by o.account order by games desc, o.account limit $3
      ) met join accounts a on a.id = met.account
      order by met.games desc, a.name, met.account`,
    values: [account, latestGames, mostPeople],
  })
  return rows
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
