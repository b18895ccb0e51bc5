import { createHash } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import * as z from 'zod'
import type { Database } from '../platform/storage/database.ts'
import { codePath, provePath } from './code-paths.ts'

/*
 * A code has six digits. Limits by IP address do not protect the account under attack, since an attacker has many
 * addresses, so the attempts for one mail address are counted as well. The library calls these hooks after its own
 * limits, so that a caller who is refused there cannot use up the limit of the mail address.
 */

interface AddressLimit {
  readonly kind: 'code' | 'guess'
  /** Seconds after which the count restarts. */
  readonly window: number
  readonly most: number
  /** Attempts without a pause; after each further one the pause doubles. */
  readonly free: number
  readonly pause: number
}

const hour = 60 * 60
const codes: AddressLimit = { kind: 'code', window: hour, most: 6, free: 2, pause: 60 }
const guesses: AddressLimit = { kind: 'guess', window: 24 * hour, most: 25, free: 10, pause: 30 }

const limits: Readonly<Record<string, AddressLimit>> = {
  [codePath]: codes,
  [provePath]: guesses,
}

export interface AddressLimitOptions {
  readonly database: Database
  /** Multiplies the limits. */
  readonly factor: number
}

/** Limits codes and guesses for one mail address, across all processes. */
export function addressLimits({ database, factor }: AddressLimitOptions) {
  return {
    id: 'address-limits',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && path in limits,
          handler: createAuthMiddleware(async ({ path, body }) => {
            const limit = limits[path]
            const target = targetIn(body)
            if (!limit || target === undefined) return
            const seconds = await take(database, limit, factor, target)
            if (seconds > 0)
              throw new APIError('TOO_MANY_REQUESTS', { code: 'TARGET_LIMIT' }, { 'x-retry-after': String(seconds) })
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path !== undefined && limits[path] === guesses,
          handler: createAuthMiddleware(async ({ body, context: { returned } }) => {
            const target = targetIn(body)
            // A caller with the right code reads the mail: the codes were wanted, and the wrong tries were mistakes.
            if (target !== undefined && !(returned instanceof Error)) await forget(database, target)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

const addressed = z.object({ email: z.string() })

function targetIn(body: unknown): string | undefined {
  const read = addressed.safeParse(body).data
  return read && createHash('sha256').update(read.email.toLowerCase()).digest('base64url')
}

/** Counts one attempt, in one statement for all processes. Returns the seconds to wait if it is refused, else 0. */
async function take({ pool }: Database, limit: AddressLimit, factor: number, target: string): Promise<number> {
  const { kind, window, pause } = limit
  const values = [kind, target, window, limit.most * factor, limit.free * factor, pause]
  const over = `t.began_at + make_interval(secs => $3)`
  const next = `t.last_at + make_interval(secs => case when t.count < $5 then 0 else $6 * power(2, t.count - $5) end)`
  const taken = await pool.query(
    `insert into address_limits as t (kind, target, count, began_at, last_at) values ($1, $2, 1, now(), now())
     on conflict (kind, target) do update set
       count = case when ${over} <= now() then 1 else t.count + 1 end,
       began_at = case when ${over} <= now() then now() else t.began_at end,
       last_at = now()
     where ${over} <= now() or (t.count < $4 and ${next} <= now())`,
    values,
  )
  if (taken.rowCount === 1) return 0
  const { rows } = await pool.query<{ seconds: number }>(
    `select ceil(extract(epoch from case when t.count >= $4 then ${over} else least(${over}, ${next}) end - now()))::integer
       as seconds from address_limits t where kind = $1 and target = $2`,
    values,
  )
  return Math.max(1, rows[0]?.seconds ?? 1)
}

async function forget({ pool }: Database, target: string): Promise<void> {
  await pool.query('delete from address_limits where target = $1', [target])
}
