import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { computeStandings, type PlayedGame, pointsBySeat } from '../standings.ts'

type GameState = 'planned' | 'playing' | 'over' | 'cut' | 'void' | 'bye'

/** A table or a bye of a round, as far as it is played. */
export interface RoundGame {
  readonly round: number
  readonly number: number
  /** The person in each seat, by the place in the draw. */
  readonly slots: readonly number[]
  readonly state: GameState
  readonly table: MatchId | null
  readonly ranking: readonly (readonly number[])[] | null
  /** Seats that a bot has, or had at the end. */
  readonly away: readonly number[]
  /**
   * Seats that get no points: those that a bot finished, and in a game that was cut off also those whose clock ran
   * longest.
   */
  readonly noPoints: readonly number[]
  /** It has no result: it was cut off, or the people there ended it. */
  readonly shared: boolean
}

export interface TournamentStanding {
  readonly slot: number
  readonly points: number
  readonly places: readonly number[]
  /** The points of all opponents so far. */
  readonly opponents: number
}

/** Every game of a tournament, round by round. */
export async function listTournamentGames(
  client: Pick<pg.ClientBase, 'query'>,
  tournament: number,
): Promise<readonly RoundGame[]> {
  const { rows } = await client.query<{
    round: number
    number: number
    slots: number[]
    state: string
    table: MatchId | null
    ranking: number[][] | null
    away: number[]
    noPoints: number[]
    shared: boolean
  }>(
    `select g.round, g.number, g.slots, g.state, g.table_id as table,
       coalesce(g.ranking, coalesce(t.result, h.result) -> 'ranking') as ranking, a.away,
       case when g.ranking is null then coalesce(g.no_points, a.away) else a.away end as "noPoints",
       g.ranking is null and (g.state = 'cut' or coalesce(t.ended_by_agreement, false)) as shared
     from tournament_games g cross join lateral (select coalesce(g.away,
         array(select s.seat from seats s where s.table_id = g.table_id and counts_last(s) order by s.seat), '{}') as away) a
       left join tables t on t.id = g.table_id left join match_heads h on h.match_id = g.table_id
     where g.tournament = $1 order by g.round, g.number`,
    [tournament],
  )
  // A check constraint allows no other states.
  return rows.map((row) => ({ ...row, state: row.state as GameState }))
}

/**
 * Undefined for a game that is not over, or that does not count. A bye is a table where all seats but one are missing.
 */
export function toPlayedGame({ seats }: { readonly seats: number }, game: RoundGame): PlayedGame | undefined {
  const { slots, state, ranking, noPoints } = game
  const played = { seats: slots.map(String), substitutes: noPoints, missing: seats - slots.length }
  const shared = { ...played, ranking: [slots.map((_, seat) => seat)], unplaced: true }
  if (game.shared && state !== 'void') return shared
  switch (state) {
    case 'bye':
    case 'cut':
      return shared
    case 'planned':
    case 'void':
      return undefined
    case 'playing':
    case 'over':
      return ranking ? { ...played, ranking } : undefined
    default:
      return state satisfies never
  }
}

/**
 * The standings of a tournament. Ties in points are broken by first places, then second places and so on; then by the
 * points of the opponents; then by the draw.
 */
export function readTournamentStandings(
  tournament: { readonly seats: number },
  slots: readonly number[],
  games: readonly RoundGame[],
): readonly TournamentStanding[] {
  const played = games.flatMap((game) => toPlayedGame(tournament, game) ?? [])
  const points = new Map<string, number>()
  for (const game of played)
    for (const [seat, gained] of pointsBySeat(game).entries()) {
      const person = game.seats[seat] ?? ''
      points.set(person, (points.get(person) ?? 0) + gained)
    }
  const opponents = (person: string) =>
    played
      .filter(({ seats }) => seats.includes(person))
      .flatMap(({ seats }) => seats.filter((each) => each !== person))
      .reduce((sum, each) => sum + (points.get(each) ?? 0), 0)
  const people = slots
    .map((slot) => ({ person: String(slot), opponents: opponents(String(slot)) }))
    .toSorted((one, other) => other.opponents - one.opponents)
  return computeStandings(
    people.map(({ person }) => person),
    played,
  ).map(({ person, points: total, places }) => ({
    slot: Number(person),
    points: total,
    places,
    opponents: opponents(person),
  }))
}
