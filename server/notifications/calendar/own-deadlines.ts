import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'
import { endOfTime, listDueTables } from '../../play/clock/index.ts'

/** A decision of a person with a running clock. */
export interface OwnDeadline {
  readonly match: MatchId
  readonly game: string
  readonly seat: Seat
  /** The number of the last entry. */
  readonly version: number
  /** Start and end of the time for it, in milliseconds since the epoch. */
  readonly since: number
  readonly due: number
}

/** A longer calendar would help nobody. */
const most = 200

/** The deadlines of a person as the clock enforces them, with their current sleep and holidays. */
export async function listDeadlines({ pool }: Database, account: string): Promise<readonly OwnDeadline[]> {
  const { rows } = await pool.query<{ match: MatchId; game: string; seat: Seat }>({
    name: 'own_deadlines',
    text: `
      select s.table_id as match, t.game, s.seat
      from seats s join match_heads h on h.match_id = s.table_id join tables t on t.id = s.table_id
      where s.account = $1 and s.state = 'playing' and not s.replaced and h.waiting & (1 << s.seat) <> 0
        and t.pace ->> 'kind' <> 'none'
      order by s.joined_at desc, s.table_id limit ${most}`,
    values: [account],
  })
  const tables = new Map(
    (
      await listDueTables(
        pool,
        rows.map(({ match }) => match),
      )
    ).map((table) => [table.match, table]),
  )
  return rows.flatMap(({ match, game, seat }) => {
    const table = tables.get(match)
    const sitter = table?.waiting.find((each) => each.seat === seat)
    if (!table?.clock || table.over || !sitter) return []
    const due = endOfTime(sitter, table.clock, table.pace)
    return [{ match, game, seat, version: table.version, since: table.clock.at, due }]
  })
}
