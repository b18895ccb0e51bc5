import type { MatchId } from '@carriage/protocol'
import type { TableFacts } from '../accounts/permissions/index.ts'
import type { Database } from '../platform/storage/database.ts'

/** The facts of a table and of the caller. */
export interface CallerTableFacts extends TableFacts {
  /** Null for an imported record, whose game is in its text. */
  readonly game: string | null
  readonly seats: readonly (TableFacts['seats'][number] & {
    /** A bot plays here for good. */
    readonly resigned: boolean
    /** Shown to all as the program of a player. */
    readonly program: boolean
  })[]
}

export interface Visitor {
  readonly account?: string | undefined
  /** The secret part of the table's link, if it was shown. */
  readonly key?: string | undefined
}

const select = `
  select t.game, t.visibility, t.state, t.learning, t.owner, t.key = $3 as "keyGiven",
    exists (select from invitations i where i.table_id = t.id and i.account = $2 and i.answer is null)
      or exists (select from club_tables c join club_members m on m.club = c.club
        where c.table_id = t.id and m.account = $2) as invited,
    coalesce((select json_agg(json_build_object('seat', s.seat, 'account', s.account, 'replaced', s.replaced,
      'resigned', s.resigned, 'program', s.program) order by s.seat) from seats s where s.table_id = t.id), '[]') as seats
  from tables t where t.id = $1
  union all
  -- An imported match is open to every caller who knows its id.
  select null, 'open', 'over', false, '', false, false, '[]' from records r where r.id = $1`

/** The facts that decide the visitor's permissions at the table; undefined if there is no such table. */
export async function factsOf(
  { pool }: Pick<Database, 'pool'>,
  id: MatchId,
  { account = '', key = '' }: Visitor = {},
): Promise<CallerTableFacts | undefined> {
  const { rows } = await pool.query<CallerTableFacts>({ name: 'table_facts', text: select, values: [id, account, key] })
  return rows[0]
}
