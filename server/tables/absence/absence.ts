import type { MatchId, TableAbsence } from '@carriage/protocol'
import type pg from 'pg'

/** The seat of a person in a running match. */
export interface PersonSeat {
  readonly seat: number
  readonly account: string | null
  readonly resigned: boolean
  /** A bot plays it. */
  readonly away: boolean
  readonly since: Date | null
  /** The player has been away long enough for the others to decide. */
  readonly open: boolean
}

export async function personSeats(client: Pick<pg.ClientBase, 'query'>, id: MatchId): Promise<readonly PersonSeat[]> {
  const { rows } = await client.query<PersonSeat>(
    `select s.seat, s.account, s.resigned, s.replaced or s.resigned as away, s.replaced_since as since,
       s.resigned or s.replaced and coalesce(s.replaced_since < now() - case t.pace->>'kind'
         when 'slow' then interval '3 days' else interval '15 minutes' end, false) as open
     from seats s join tables t on t.id = s.table_id where s.table_id = $1 and s.bot is null order by s.seat`,
    [id],
  )
  return rows
}

/** The absent players and the proposals of a table, for a caller. */
export async function readAbsence(
  client: Pick<pg.ClientBase, 'query'>,
  id: MatchId,
  account: string | undefined,
): Promise<TableAbsence> {
  const seats = await personSeats(client, id)
  const { rows: proposals } = await client.query<TableAbsence['proposals'][number]>(
    `select p.id::int, coalesce(a.name, '') as by, p.account = $2 as own, p.seat, p.agreed
     from absence_proposals p left join accounts a on a.id = p.account where p.table_id = $1 order by p.id`,
    [id, account ?? ''],
  )
  const { rows: tables } = await client.query<{ ended: boolean }>(
    'select ended_by_agreement as ended from tables where id = $1',
    [id],
  )
  return {
    absent: seats
      .filter(({ away }) => away)
      .map(({ seat, since, resigned, open }) => ({ seat, since: since?.getTime() ?? null, resigned, open })),
    present: seats.filter(({ away }) => !away).map(({ seat }) => seat),
    proposals,
    ended: tables[0]?.ended ?? false,
  }
}
