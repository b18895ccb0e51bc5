import type { Seat } from '@carriage/kernel'
import type { BotLevel, MatchId, Pace } from '@carriage/protocol'
import type pg from 'pg'
import { seatsIn } from '../matches/index.ts'

export interface ToPlay {
  readonly game: string
  readonly rules: number
  readonly pace: Pace
  /** The number of the last entry, and its seat. */
  readonly version: number
  readonly last: Seat | null
  /** Seats that have to decide and that programs play. */
  readonly seats: readonly PlayedSeat[]
  /** People play at this table. */
  readonly people: boolean
  /** A person has to decide too. */
  readonly peopleDecide: boolean
}

export interface PlayedSeat {
  readonly seat: Seat
  readonly level: BotLevel
  /** The bot replaces a person who may return. */
  readonly standIn: boolean
}

interface Row extends Pick<ToPlay, 'game' | 'rules' | 'pace' | 'version' | 'last'> {
  readonly waiting: number
  readonly sitters: readonly {
    readonly seat: Seat
    readonly bot: BotLevel | null
    readonly replaced: boolean
    readonly resigned: boolean
  }[]
}

/** The level of the bot that replaces an absent player: a strong one. */
const level: BotLevel = 'engineer'

/** Where programs must move in a match; undefined if the match is missing, over or in quarantine. */
export async function seatsToPlay(pool: Pick<pg.Pool, 'query'>, match: MatchId): Promise<ToPlay | undefined> {
  const { rows } = await pool.query<Row>({
    name: 'seats_to_play',
    text: `
      select m.game, m.rules, m.pace, h.version, h.waiting,
        (select seat from moves where match_id = $1 and n = h.version) as last,
        coalesce((select json_agg(json_build_object('seat', seat, 'bot', bot, 'replaced', replaced, 'resigned', resigned)
          order by seat)
          from seats where table_id = m.id), '[]') as sitters
      from matches m join match_heads h on h.match_id = m.id where m.id = $1 and h.result is null
        and not exists (select from quarantines q where q.match_id = m.id)`,
    values: [match],
  })
  const [row] = rows
  if (!row) return undefined
  const { game, rules, pace, version, last, sitters } = row
  const waiting = seatsIn(row.waiting)
  const people = sitters.filter(({ bot, replaced, resigned }) => bot === null && !replaced && !resigned)
  const peopleDecide = people.some(({ seat }) => waiting.includes(seat))
  const seats = sitters
    .filter((sitter) => !people.includes(sitter) && waiting.includes(sitter.seat))
    .map(({ seat, bot, resigned }) => ({ seat, level: bot ?? level, standIn: bot === null && !resigned }))
    // While a person decides as well, a seat that a bot only stands in for is not played: its owner has until then to come back.
    .filter(({ standIn }) => !(standIn && peopleDecide))
  return {
    game,
    rules,
    pace,
    version,
    last,
    seats,
    people: people.length > 0,
    peopleDecide,
  }
}
