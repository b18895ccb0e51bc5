import type { IssuedToken, NewToken, StoredToken } from '@carriage/protocol'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { problemError } from '../tables/problem-error.ts'
import type { Auth } from './auth.ts'
import { scopesIn } from './caller-of.ts'

const tokensAtMost = 50
const day = 24 * 60 * 60
/** A token without a given lifetime expires, since most are forgotten sooner. */
const usualDays = 90

interface TokenRow {
  readonly id: string
  readonly name: string
  readonly start: string
  readonly permissions: string
  readonly created_at: Date
  readonly expires_at: Date | null
}

export async function listTokens({ pool }: Database, account: string): Promise<StoredToken[]> {
  const { rows } = await pool.query<TokenRow>(
    `select id, name, start, permissions, created_at, expires_at from api_tokens
     where account = $1 order by created_at, id`,
    [account],
  )
  return rows.map(({ id, name, start, permissions, created_at, expires_at }) => ({
    id,
    name,
    start,
    scopes: [...scopesIn(permissions)],
    createdAt: created_at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
  }))
}

/** Issues a token. It is shown only once; the database stores its hash. */
export async function issueToken(
  database: Database,
  auth: Auth,
  account: string,
  { name, scopes, days = usualDays }: NewToken,
): Promise<IssuedToken> {
  if ((await listTokens(database, account)).length >= tokensAtMost)
    throw problemError('conflict', `An account can have at most ${tokensAtMost} tokens. Revoke one first.`)
  const { id, key } = await auth.issueKey(account, name, [...new Set(scopes)], days * day)
  const issued = (await listTokens(database, account)).find((token) => token.id === id)
  if (!issued) throw new Error('The token that was just created is missing.')
  return { ...issued, token: key }
}

export async function revokeToken({ pool }: Database, bus: Bus, account: string, id: string): Promise<void> {
  const { rowCount } = await pool.query('delete from api_tokens where id = $1 and account = $2', [id, account])
  if (rowCount === 0) throw problemError('notFound', 'Token not found.')
  bus.publish(`signedOut.${account}`, 'token')
}
