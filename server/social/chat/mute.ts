import type { ChatTarget, MatchId, Mute, MuteRequest } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { problemError } from '../../tables/problem-error.ts'
import { partFrom } from './block.ts'

/** A person with the name by which they were known there. */
export interface KnownPerson {
  readonly account: string
  readonly name: string
}

/** The person in a seat of the table or the author of a line there. Not oneself, and not a bot. */
export async function personAt({ pool }: Database, me: string, match: MatchId, who: ChatTarget): Promise<KnownPerson> {
  const { rows } =
    'seat' in who
      ? await pool.query<{ account: string | null; name: string }>(
          'select account, name from seats where table_id = $1 and seat = $2',
          [match, who.seat],
        )
      : await pool.query<{ account: string | null; name: string }>(
          'select account, name from chat_lines where match_id = $1 and id = $2',
          [match, who.line],
        )
  const [row] = rows
  if (!row) throw problemError('notFound', 'There is no such person at this table.')
  if (row.account === null) throw problemError('conflict', 'That seat is played by a bot.')
  if (row.account === me) throw problemError('conflict', 'That is you.')
  return { account: row.account, name: row.name }
}

/** A person with an account here, other than oneself. */
export async function personIn({ pool }: Database, me: string, account: string): Promise<KnownPerson> {
  if (account === me) throw problemError('conflict', 'That is you.')
  const { rows } = await pool.query<{ name: string }>('select name from accounts where id = $1', [account])
  const [row] = rows
  if (!row) throw problemError('notFound', 'Player not found.')
  return { account, name: row.name }
}

/** Changes whether a person mutes or blocks another. Returns the tables at which a seat became free by it. */
export async function setMute(
  database: Database,
  me: string,
  other: KnownPerson,
  { muted, blocked }: MuteRequest,
): Promise<readonly MatchId[]> {
  return inTransaction(database, async (client) => {
    await client.query(
      `insert into mutes as s (account, other, name, muted, blocked)
       values ($1, $2, $3, coalesce($4, false), coalesce($5, false))
       on conflict (account, other) do update
       set name = excluded.name, muted = coalesce($4, s.muted), blocked = coalesce($5, s.blocked)`,
      [me, other.account, other.name, muted ?? null, blocked ?? null],
    )
    await client.query('delete from mutes where account = $1 and other = $2 and not muted and not blocked', [
      me,
      other.account,
    ])
    return blocked ? partFrom(client, me, other.account) : []
  })
}

export async function endMute({ pool }: Database, me: string, other: string): Promise<void> {
  await pool.query('delete from mutes where account = $1 and other = $2', [me, other])
}

export async function listMutes({ pool }: Database, me: string): Promise<readonly Mute[]> {
  const { rows } = await pool.query<Mute>(
    'select other as account, name, muted, blocked from mutes where account = $1 order by name, other limit 1000',
    [me],
  )
  return rows
}
