import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { type Rests, restJson } from '../clock/index.ts'
import { hasPremoves } from '../premoves/has-premoves.ts'

/** Who plays for whom at a table, as far as its clocks and its bots are concerned. */
export interface Players {
  /** Seats that programs play: bots, and those of absent players. */
  readonly bots: readonly Seat[]
  /**
   * Seats that no person owns: bots, and those of players who resigned. Only they agree to an undo automatically; a
   * replaced seat belongs to a person, who is asked.
   */
  readonly ownerless: readonly Seat[]
  /** When the person of each seat does not play. */
  readonly rests: Rests
  /** Seats with premoves. */
  readonly withPremoves: readonly Seat[]
  /** By seat: how often its owner took it back from a bot, and when last. */
  readonly returns: readonly number[]
  readonly returnedAt: readonly (number | undefined)[]
  /** Seats that a bot played, whose owners have not moved since. */
  readonly unmoved: readonly Seat[]
}

interface Row {
  seat: Seat
  bot: boolean
  ownerless: boolean
  premoved: boolean
  unmoved: boolean
  rest: Rests[number] | null
  returns: number
  returnedAt: number | null
}

export async function readPlayers(pool: Pick<pg.Pool, 'query'>, match: MatchId): Promise<Players> {
  const { rows } = await pool.query<Row>({
    name: 'players',
    text: `select s.seat, (s.bot is not null or s.replaced or s.resigned) as bot,
        (s.bot is not null or s.resigned) as ownerless, ${restJson} as rest,
        s.returns, floor(extract(epoch from s.returned_at) * 1000)::float8 as "returnedAt",
        s.replaced_since is not null as unmoved,
        exists (select from premoves o where o.match_id = $1 and o.seat = s.seat and ${hasPremoves}) as premoved
      from seats s left join time_settings t on t.account = s.account where s.table_id = $1 order by s.seat`,
    values: [match],
  })
  const rests: Rests[number][] = []
  const returns: number[] = []
  const returnedAt: (number | undefined)[] = []
  for (const row of rows) {
    rests[row.seat] = row.rest ?? undefined
    returns[row.seat] = row.returns
    returnedAt[row.seat] = row.returnedAt ?? undefined
  }
  return {
    bots: rows.filter(({ bot }) => bot).map(({ seat }) => seat),
    ownerless: rows.filter(({ ownerless }) => ownerless).map(({ seat }) => seat),
    rests,
    returns,
    returnedAt,
    unmoved: rows.filter(({ unmoved }) => unmoved).map(({ seat }) => seat),
    withPremoves: rows.filter(({ premoved, bot }) => premoved && !bot).map(({ seat }) => seat),
  }
}
