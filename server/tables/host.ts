import type { MatchId, Visibility } from '@carriage/protocol'
import { isFormer } from '../accounts/privacy/former-account.ts'
import type { Database } from '../platform/storage/database.ts'

/** The person to ask for access to a table. */
export interface Host {
  /** The name of the host. */
  readonly host: string
  readonly visibility: Visibility
}

/** No host is named to people with a block in either direction, nor at a table that is over. */
const select = `
  select t.owner, a.name as host, t.visibility from tables t join accounts a on a.id = t.owner
  where t.id = $1 and t.state in ('waiting', 'playing')
    and not exists (select from mutes m where m.blocked
      and (m.account = t.owner and m.other = $2 or m.account = $2 and m.other = t.owner))`

export async function findHost(
  { pool }: Pick<Database, 'pool'>,
  id: MatchId,
  account: string | undefined,
): Promise<Host | undefined> {
  const { rows } = await pool.query<Host & { owner: string }>({
    name: 'table_host',
    text: select,
    values: [id, account ?? ''],
  })
  const [found] = rows
  return found && !isFormer(found.owner) ? { host: found.host, visibility: found.visibility } : undefined
}
