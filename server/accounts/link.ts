import { type MatchId, matchId } from '@carriage/protocol'
import { signJWT, verifyJWT } from 'better-auth/crypto'
import * as z from 'zod'
import type { Database } from '../platform/storage/database.ts'

/** A one-tap link: it signs one account in at one table, without a password, until it expires. */
export interface Link {
  readonly account: string
  readonly match: MatchId
  readonly expires: Date
}

/** The signed payload. `use` separates links from other signatures with the same secret. */
const claims = z.object({
  use: z.literal('link'),
  sub: z.string(),
  match: matchId,
  iat: z.number(),
  exp: z.number(),
})

export function signLink(secret: string, { account, match, expires }: Link): Promise<string> {
  const seconds = Math.floor(expires.getTime() / 1000) - Math.floor(Date.now() / 1000)
  return signJWT({ use: 'link', sub: account, match }, secret, seconds)
}

/** The link of a token; undefined if it is not ours, expired or revoked. */
export async function readLink(database: Database, secret: string, token: string): Promise<Link | undefined> {
  const read = claims.safeParse(await verifyJWT(token, secret))
  if (!read.success) return undefined
  const { sub: account, match, iat, exp } = read.data
  const { rows } = await database.pool.query<{ valid: boolean }>(
    'select links_revoked_at is null or links_revoked_at < to_timestamp($2) as valid from accounts where id = $1',
    [account, iat],
  )
  return rows[0]?.valid ? { account, match, expires: new Date(exp * 1000) } : undefined
}

/** Ends every link of the account, and the sessions that links started. */
export async function revokeLinks(database: Database, account: string): Promise<void> {
  await database.pool.query(
    `with revoked as (update accounts set links_revoked_at = now() where id = $1)
     delete from sessions where account = $1 and link`,
    [account],
  )
}

/** The table that a token names, whether or not it is valid. It proves nothing. */
export function tableNamedIn(token: string): MatchId | undefined {
  try {
    const shown: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return z.object({ match: matchId }).safeParse(shown).data?.match
  } catch {
    return undefined
  }
}
