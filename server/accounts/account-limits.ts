import type { ClientBase } from 'pg'
import { ProblemError } from '../tables/problem-error.ts'

/* Limits of one account, by how long the server has known it. docs/safety.md has the same table. */
export const accountLimits = {
  /** Own tables that wait for players at the same time. */
  tables: { guest: 5, new: 10, known: 20 },
  /** Lines a minute at one table. */
  lines: { guest: 10, new: 15, known: 20 },
  reports: { guest: 5, new: 10, known: 20 },
  invitations: { guest: 10, new: 30, known: 200 },
  renames: { guest: 3, new: 5, known: 5 },
  /** Own tournaments that are not over. */
  tournaments: { guest: 0, new: 2, known: 10 },
} as const
export type Limited = keyof typeof accountLimits
type Standing = keyof (typeof accountLimits)[Limited]

/** Both are needed to be known: days since the account was created, and finished games. */
const days = 7
const games = 3

/** The current limit of this account. `factor` is set by the operator. */
export async function limitFor(
  client: Pick<ClientBase, 'query'>,
  account: string,
  what: Limited,
  factor: number,
): Promise<number> {
  const { rows } = await client.query<{ standing: Standing }>(
    `select case when a.guest then 'guest'
       when a.created_at > now() - make_interval(days => $2)
         or (select count(*) from (select from finished_seats f where f.account = a.id limit $3) played) < $3 then 'new'
       else 'known' end as standing
     from accounts a where a.id = $1`,
    [account, days, games],
  )
  return accountLimits[what][rows[0]?.standing ?? 'guest'] * factor
}

export function beyondLimit(what: Limited, most: number, again: Date | null, detail: string): ProblemError {
  return new ProblemError({
    code: 'tooMany',
    detail: again ? `${detail} It goes on at ${again.toISOString()}.` : detail,
    facts: { limit: what, most, again: again?.toISOString() ?? null },
  })
}

/** Daily limits: the name of the counter, and the detail of a refusal. */
const daily = {
  invitations: { kind: 'invitation', detail: 'invitations a day' },
  renames: { kind: 'rename', detail: 'new names a day' },
} as const

/** Counts one more use today, or refuses it. */
export async function countDaily(
  client: Pick<ClientBase, 'query'>,
  what: keyof typeof daily,
  account: string,
  most: number,
): Promise<void> {
  const { kind, detail } = daily[what]
  const over = `t.began_at + interval '1 day' <= now()`
  const { rowCount } = await client.query(
    `insert into address_limits as t (kind, target, count, began_at, last_at) values ($3, $1, 1, now(), now())
     on conflict (kind, target) do update set count = case when ${over} then 1 else t.count + 1 end,
       began_at = case when ${over} then now() else t.began_at end, last_at = now()
     where ${over} or t.count < $2`,
    [account, most, kind],
  )
  if (rowCount === 1) return
  const { rows } = await client.query<{ again: Date }>(
    `select began_at + interval '1 day' as again from address_limits where kind = $2 and target = $1`,
    [account, kind],
  )
  throw beyondLimit(what, most, rows[0]?.again ?? null, `At most ${most} ${detail}.`)
}
