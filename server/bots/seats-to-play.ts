import { library } from '@carriage/catalogue'
import type { AnyGame, Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { seatsIn } from '../matches/index.ts'

export interface ToPlay {
  readonly game: AnyGame
  /** The number of the last entry. */
  readonly version: number
  /** Seats that the game waits for and that programs play. */
  readonly seats: readonly Seat[]
}

/** Where programs must move in a match; nothing if the match is not there or over. */
export async function seatsToPlay(pool: Pick<pg.Pool, 'query'>, match: MatchId): Promise<ToPlay | undefined> {
  const { rows } = await pool.query<{ game: string; rules: number; version: number; waiting: number; seats: Seat[] }>({
    name: 'seats_to_play',
    text: `
      select m.game, m.rules, h.version, h.waiting,
        array(select seat from seats where table_id = m.id and (bot is not null or kept or resigned) order by seat) as seats
      from matches m join heads h on h.match_id = m.id where m.id = $1 and h.result is null`,
    values: [match],
  })
  const [row] = rows
  if (!row) return undefined
  const game = library.find(row.game, row.rules)
  if (!game) throw new Error(`Match ${match} is played by version ${row.rules} of ${row.game}, which is not here.`)
  const waiting = seatsIn(row.waiting)
  return { game, version: row.version, seats: row.seats.filter((seat) => waiting.includes(seat)) }
}
