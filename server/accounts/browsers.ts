import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../platform/storage/database.ts'
import type { Caller } from './caller.ts'

/** In seconds, the longest that browsers keep a cookie. */
const age = 400 * 86_400

export interface BrowserOptions {
  readonly database: Database
  readonly auth: { readonly origin: string }
}

/**
 * Records that these accounts were signed in to from one browser, which a cookie with a random value identifies. Not
 * recorded: guests, who play no rated games, and links and tokens, which are used on others' devices and by programs.
 */
export async function noteBrowser(
  { database, auth }: BrowserOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  callers: readonly Caller[],
): Promise<void> {
  const accounts = callers.flatMap((caller) =>
    caller.kind === 'account' && caller.via === 'session' ? [caller.id] : [],
  )
  const https = auth.origin.startsWith('https:')
  const name = https ? '__Host-carriage.browser' : 'carriage.browser'
  const known = valueIn(request.headers.cookie, name)
  const value = known ?? randomBytes(18).toString('base64url')
  const { rowCount } = await database.pool.query(
    `insert into browsers (account, browser) select id, $2 from accounts where id = any ($1) and not guest
     on conflict (account, browser) do update set seen_at = now()`,
    [accounts, createHash('sha256').update(value).digest('base64url')],
  )
  if (rowCount === 0) return
  reply.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`,
  )
}

function valueIn(cookies: string | undefined, name: string): string | undefined {
  const value = cookies
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  return value !== undefined && /^[\w-]{24}$/.test(value) ? value : undefined
}
