import type { AppealDecision, ModerationAppeals, NewSanction, Sanction } from '@carriage/protocol'
import type pg from 'pg'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { problemError } from '../tables/problem-error.ts'
import { logAction } from './moderation-log.ts'

interface Row {
  readonly id: string
  readonly kind: string
  readonly reason: string
  readonly point: number | null
  readonly at: Date
  readonly until: Date | null
  readonly lifted_at: Date | null
  readonly appeal: string | null
  readonly appealed_at: Date | null
  readonly decision: string | null
  readonly answer: string | null
}

function sanctionOf(row: Row): Sanction {
  const { id, reason, appeal, appealed_at, decision, answer } = row
  return {
    id,
    reason,
    // Check constraints allow nothing else.
    kind: row.kind as Sanction['kind'],
    point: row.point as Sanction['point'],
    at: row.at.toISOString(),
    until: row.until?.toISOString() ?? null,
    liftedAt: row.lifted_at?.toISOString() ?? null,
    appeal:
      appeal === null || appealed_at === null
        ? null
        : { text: appeal, at: appealed_at.toISOString(), decision: decision as 'accepted' | 'refused' | null, answer },
  }
}

/** All sanctions of a person, newest first. */
export async function readSanctions({ pool }: Database, account: string): Promise<readonly Sanction[]> {
  const { rows } = await pool.query<Row>(
    `select id, kind, reason, point, at, until, lifted_at, appeal, appealed_at, decision, answer
     from sanctions where account = $1 order by id desc limit 100`,
    [account],
  )
  return rows.map(sanctionOf)
}

export interface ImposedSanction extends NewSanction {
  readonly account: string
  readonly operator: string
  readonly report?: string
}

/** Warns or suspends, in the transaction of its caller. Returns the sanction. */
export async function imposeSanction(client: pg.ClientBase, taken: ImposedSanction): Promise<Sanction> {
  const { account, operator, kind, reason, point = null, days, report = null } = taken
  if (kind === 'suspension' && days === undefined) throw problemError('malformed', 'Give the number of days.')
  const { rows: found } = await client.query<{ role: string | null }>(
    'select role from accounts where id = $1 for update',
    [account],
  )
  const [person] = found
  if (!person) throw problemError('notFound', 'This person no longer exists.')
  if (person.role !== null)
    throw problemError('conflict', 'Moderators can’t be warned or suspended. Revoke the role first.')
  const { rows } = await client.query<Row>(
    `insert into sanctions (account, operator, kind, reason, until, report, point)
     values ($1, $2, $3, $4, case when $3 = 'suspension' then now() + make_interval(days => $5) end, $6, $7)
     returning id, kind, reason, point, at, until, lifted_at, appeal, appealed_at, decision, answer`,
    [account, operator, kind, reason, days ?? null, report, point],
  )
  const [row] = rows
  if (!row) throw new Error('The sanction was not stored.')
  await applySuspension(client, account)
  await logAction(client, operator, kind, account, { sanction: row.id, days: days ?? null, report, point })
  return sanctionOf(row)
}

/** Lifts a sanction. Returns the account. */
export async function liftSanction(database: Database, operator: string, id: string): Promise<void> {
  await inTransaction(database, async (client) => {
    const account = await lift(client, id)
    if (account === undefined) throw problemError('conflict', 'There is no such sanction, or it was lifted already.')
    await logAction(client, operator, 'liftSanction', account, { sanction: id })
  })
}

async function lift(client: pg.ClientBase, id: string): Promise<string | undefined> {
  const { rows } = await client.query<{ account: string }>(
    'update sanctions set lifted_at = now() where id = $1 and lifted_at is null returning account',
    [id],
  )
  const account = rows[0]?.account
  if (account !== undefined) await applySuspension(client, account)
  return account
}

/** Stores the end of the suspension in the account, where it is read with sessions and tokens. */
export async function applySuspension(client: pg.ClientBase, account: string): Promise<void> {
  await client.query(
    `update accounts set suspended_until =
       (select max(until) from sanctions where account = $1 and kind = 'suspension' and lifted_at is null and until > now())
     where id = $1`,
    [account],
  )
  await client.query(
    `delete from held_suspensions h using accounts a
     where h.account = $1 and a.id = $1 and coalesce(a.suspended_until <= now(), true)`,
    [account],
  )
}

/** A person's appeal against a sanction; only one is allowed. */
export async function appeal({ pool }: Database, account: string, id: string, text: string): Promise<void> {
  const { rowCount } = await pool.query(
    `update sanctions set appeal = $3, appealed_at = now()
     where id = $2 and account = $1 and appealed_at is null and lifted_at is null`,
    [account, id, text],
  )
  if (rowCount === 1) return
  const { rowCount: there } = await pool.query('select from sanctions where id = $2 and account = $1', [account, id])
  if (there === 0) throw problemError('notFound', 'You have no such sanction.')
  throw problemError('conflict', 'You have appealed against this already, or it was lifted.')
}

export async function openAppeals({ pool }: Database): Promise<ModerationAppeals> {
  const { rows } = await pool.query<Row & { account: string; name: string | null }>(
    `select m.id, m.kind, m.reason, m.point, m.at, m.until, m.lifted_at, m.appeal, m.appealed_at, m.decision, m.answer, m.account,
       a.name
     from sanctions m left join accounts a on a.id = m.account
     where m.appealed_at is not null and m.decided_at is null order by m.appealed_at limit 100`,
  )
  return {
    appeals: rows.map((row) => ({ person: { account: row.account, name: row.name }, sanction: sanctionOf(row) })),
  }
}

/** Decides an appeal. Accepting it lifts the sanction. */
export async function decideAppeal(
  database: Database,
  operator: string,
  id: string,
  { accept, answer }: AppealDecision,
): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rows } = await client.query<{ account: string }>(
      `update sanctions set decision = $2, answer = $3, decided_by = $4, decided_at = now()
       where id = $1 and appealed_at is not null and decided_at is null returning account`,
      [id, accept ? 'accepted' : 'refused', answer, operator],
    )
    const [row] = rows
    if (!row) throw problemError('conflict', 'Appeal not found, or already decided.')
    if (accept) await lift(client, id)
    await logAction(client, operator, accept ? 'acceptAppeal' : 'refuseAppeal', row.account, { sanction: id })
  })
}
