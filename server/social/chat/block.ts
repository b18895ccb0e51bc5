import type { MatchId } from '@carriage/protocol'
import type { ClientBase } from 'pg'
import { problemError } from '../../tables/problem-error.ts'

/** Whether a person here has blocked the newcomer, or the newcomer one of them. */
export async function areApart(client: ClientBase, newcomer: string, here: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ apart: boolean }>(
    `select exists (select from mutes where blocked and account = $1 and other = any ($2))
         or exists (select from mutes where blocked and other = $1 and account = any ($2)) as apart`,
    [newcomer, here],
  )
  return rows[0]?.apart === true
}

/** Refuses a seat among people who blocked the newcomer or are blocked. The detail does not reveal who blocked whom. */
export async function needNotApart(
  client: ClientBase,
  newcomer: string,
  here: readonly (string | null)[],
): Promise<void> {
  const people = here.filter((account) => account !== null)
  if (await areApart(client, newcomer, people)) throw problemError('conflict', 'You can’t join this table.')
}

/**
 * What a block ends at once: the seat of the other at my waiting tables, invitations of either to tables of the other,
 * follows in both directions, and proposals of the other at tables where I play. Returns the tables that changed.
 */
export async function partFrom(client: ClientBase, me: string, other: string): Promise<readonly MatchId[]> {
  // Locked like every change of seats, so that no match starts in the meantime.
  const { rows } = await client.query<{ id: MatchId }>(
    `select t.id from seats s join tables t on t.id = s.table_id
     where s.account = $2 and s.state = 'waiting' and t.state = 'waiting' and t.owner = $1
     order by t.id for update of t`,
    [me, other],
  )
  const tables = rows.map(({ id }) => id)
  await client.query(`delete from seats where table_id = any ($2) and account = $1 and state = 'waiting'`, [
    other,
    tables,
  ])
  await client.query(
    `delete from invitations i using tables t where t.id = i.table_id and t.state = 'waiting'
       and ((i.account = $1 and t.owner = $2) or (i.account = $2 and t.owner = $1))`,
    [me, other],
  )
  await client.query('delete from follows where (account = $1 and other = $2) or (account = $2 and other = $1)', [
    me,
    other,
  ])
  await client.query(
    `delete from absence_proposals p using seats s
     where p.account = $2 and p.seat is not null and s.table_id = p.table_id and s.account = $1`,
    [me, other],
  )
  return tables
}
