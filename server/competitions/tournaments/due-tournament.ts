import type { Pace, TournamentState } from '@carriage/protocol'
import type pg from 'pg'

/** A tournament whose next check is due. */
export interface DueTournament {
  readonly id: number
  readonly state: TournamentState
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly sizes: readonly number[]
  readonly pace: Pace
  readonly rated: boolean
  readonly rounds: number | null
  readonly roundMinutes: number
  readonly seed: string
  readonly round: number
  readonly roundEnds: Date | null
}

export async function dueTournament(client: pg.ClientBase, id: number): Promise<DueTournament> {
  const { rows } = await client.query<DueTournament>(
    `select id, state, game, options, seats, sizes, pace, rated, rounds, round_minutes as "roundMinutes", seed, round,
       round_ends as "roundEnds"
     from tournaments where id = $1`,
    [id],
  )
  if (!rows[0]) throw new Error(`Tournament ${id} is due but missing.`)
  return rows[0]
}
