import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CalendarLink } from '@carriage/protocol'
import type { SignedInCaller } from '../../accounts/caller.ts'
import { hasFreshSignIn } from '../../accounts/fresh.ts'
import type { Database } from '../../platform/storage/database.ts'
import type { NotificationLanguage } from '../kinds/kind.ts'

export interface CalendarLinkOptions {
  readonly database: Database
  /** Signs the keys. */
  readonly secret: string
  readonly publicUrl: string
}

/** Characters of a key before its signature. */
const nonceLength = 16

/**
 * The calendar link of the caller. Reading the calendar needs no session, so an old session does not see the address.
 */
export async function readCalendarLink(options: CalendarLinkOptions, caller: SignedInCaller): Promise<CalendarLink> {
  const link = await linkOf(options, caller.id)
  return (await hasFreshSignIn(options.database, caller)) ? link : { ...link, address: null }
}

async function linkOf({ database, secret, publicUrl }: CalendarLinkOptions, account: string): Promise<CalendarLink> {
  const { rows } = await database.pool.query<{ nonce: string; created_at: Date }>(
    'select nonce, created_at from calendar_links where account = $1',
    [account],
  )
  const [row] = rows
  if (!row) return { address: null, madeAt: null }
  const address = new URL(`/api/calendar/${keyOf(secret, row.nonce)}.ics`, publicUrl).href
  return { address, madeAt: row.created_at.toISOString() }
}

/** Makes a new link, which replaces the previous one. */
export async function makeCalendarLink(
  options: CalendarLinkOptions,
  account: string,
  language: NotificationLanguage,
): Promise<CalendarLink> {
  await options.database.pool.query(
    `insert into calendar_links (account, nonce, language) values ($1, $2, $3)
     on conflict (account) do update set nonce = excluded.nonce, language = excluded.language, created_at = now()`,
    [account, randomBytes(12).toString('base64url'), language],
  )
  return linkOf(options, account)
}

export async function revokeCalendarLink({ pool }: Database, account: string): Promise<void> {
  await pool.query('delete from calendar_links where account = $1', [account])
}

export interface CalendarReader {
  readonly account: string
  readonly language: NotificationLanguage
}

/** The account whose calendar this key opens. */
export async function readerOfKey(
  { database, secret }: Omit<CalendarLinkOptions, 'publicUrl'>,
  key: string,
): Promise<CalendarReader | undefined> {
  const nonce = key.slice(0, nonceLength)
  const given = Buffer.from(key)
  const right = Buffer.from(keyOf(secret, nonce))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const { rows } = await database.pool.query<CalendarReader>(
    'select account, language from calendar_links where nonce = $1',
    [nonce],
  )
  return rows[0]
}

function keyOf(secret: string, nonce: string): string {
  const signature = createHmac('sha256', secret).update(`calendar ${nonce}`).digest().subarray(0, 24)
  return nonce + signature.toString('base64url')
}
