import type { ChatTarget, MatchId, Silence } from '@carriage/protocol'
import type { Database } from '../store/database.ts'
import { declined } from '../tables/declined.ts'

export interface PersonAtTable {
  readonly account: string
  readonly name: string
}

/** Who is meant by a seat of the table or by a line that was said there. Not oneself, and not a bot. */
export async function personAt(
  { pool }: Database,
  me: string,
  match: MatchId,
  who: ChatTarget,
): Promise<PersonAtTable> {
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
  if (!row) throw declined('notFound', 'There is nobody like that at this table.')
  if (row.account === null) throw declined('conflict', 'That seat is played by a program.')
  if (row.account === me) throw declined('conflict', 'That is you.')
  return { account: row.account, name: row.name }
}

export type Wish = { readonly muted: boolean } | { readonly blocked: boolean }

/** Changes whether a person wants to hear another, or to sit with them. */
export async function setSilence({ pool }: Database, me: string, other: PersonAtTable, wish: Wish): Promise<void> {
  const muted = 'muted' in wish ? wish.muted : null
  const blocked = 'blocked' in wish ? wish.blocked : null
  await pool.query(
    `insert into silences as s (account, other, name, muted, blocked)
     values ($1, $2, $3, coalesce($4, false), coalesce($5, false))
     on conflict (account, other) do update
     set name = excluded.name, muted = coalesce($4, s.muted), blocked = coalesce($5, s.blocked)`,
    [me, other.account, other.name, muted, blocked],
  )
  await pool.query('delete from silences where account = $1 and other = $2 and not muted and not blocked', [
    me,
    other.account,
  ])
}

export async function endSilence({ pool }: Database, me: string, other: string): Promise<void> {
  await pool.query('delete from silences where account = $1 and other = $2', [me, other])
}

export async function silencesOf({ pool }: Database, me: string): Promise<readonly Silence[]> {
  const { rows } = await pool.query<Silence>(
    'select other as account, name, muted, blocked from silences where account = $1 order by name, other limit 1000',
    [me],
  )
  return rows
}
