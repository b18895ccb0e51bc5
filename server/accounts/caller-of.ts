import { defaultKeyHasher } from '@better-auth/api-key'
import { tokenScope } from '@carriage/protocol'
import * as z from 'zod'
import type { Database } from '../platform/storage/database.ts'
import { type Auth, scopeKind } from './auth.ts'
import { anonymous, type Caller, type CallerHeaders, type Scope, scopes } from './caller.ts'

/** A one-tap link only allows playing at its table: it may leak with its mail. */
const linkScopes: readonly Scope[] = ['read', 'play']

/** The caller, from a token if there is one, else from the session cookie. Read from the database each time. */
export async function readCaller(database: Database, auth: Auth, headers: CallerHeaders): Promise<Caller> {
  // A caller who sends a token wants that account, so an invalid token does not fall back to a cookie.
  if (headers.authorization !== undefined) return bearerOf(database, headers.authorization)
  return headers.cookie === undefined ? anonymous : holderOf(auth, headers.cookie)
}

async function holderOf(auth: Auth, cookie: string): Promise<Caller> {
  const held = await auth.heldBy(cookie)
  if (!held) return anonymous
  const proof = { kind: 'session', id: held.session } as const
  const how = held.linkTables
    ? ({ via: 'link', scopes: linkScopes, tables: held.linkTables } as const)
    : ({ via: 'session', scopes } as const)
  return { kind: 'account', ...held.account, ...how, proof }
}

interface BearerRow {
  readonly token: string
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly permissions: string
  readonly suspendedUntil: Date | null
}

/** The scopes of a token, as the library stores them. */
const permissions = z.object({ [scopeKind]: z.array(tokenScope) })

async function bearerOf({ pool }: Database, authorization: string): Promise<Caller> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(authorization)?.[1]
  if (token === undefined) return anonymous
  // The library's own check writes a row for each request, for counters that we do not use.
  const { rows } = await pool.query<BearerRow>(
    `select t.id as token, a.id, a.name, a.guest, t.permissions,
       case when a.suspended_until > now() then a.suspended_until end as "suspendedUntil"
     from api_tokens t join accounts a on a.id = t.account
     where t.key = $1 and t.enabled and (t.expires_at is null or t.expires_at > now())`,
    [await defaultKeyHasher(token)],
  )
  const [row] = rows
  if (!row) return anonymous
  const { id, name, guest, suspendedUntil } = row
  return {
    kind: 'account',
    id,
    name,
    guest,
    via: 'token',
    scopes: scopesIn(row.permissions),
    ...(suspendedUntil && { suspendedUntil }),
    proof: { kind: 'token', id: row.token },
  }
}

export function scopesIn(text: string): readonly Scope[] {
  return permissions.parse(JSON.parse(text))[scopeKind]
}
