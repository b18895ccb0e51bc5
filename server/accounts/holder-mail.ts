import type { Logger } from 'pino'
import type { Database } from '../platform/storage/database.ts'
import type { SendMail } from './auth.ts'
import { changedMail, type KeyChange, keyMail } from './mail-messages.ts'

/** The confirmed address of an account, and the language of its mails. */
export interface HolderAddress {
  readonly email: string
  readonly language: string
}

export async function provenAddress(
  { pool }: Pick<Database, 'pool'>,
  account: string,
): Promise<HolderAddress | undefined> {
  const { rows } = await pool.query<HolderAddress>(
    `select a.email, coalesce(n.language, 'en') as language from accounts a
     left join notification_settings n on n.account = a.id where a.id = $1 and a.email_verified`,
    [account],
  )
  return rows[0]
}

export interface HolderMailOptions {
  readonly database: Database
  /** Undefined if the server sends no mail. */
  readonly sendMail?: SendMail | undefined
  /** The public name of the site. */
  readonly site: string
}

/** Notifies the old address that it was replaced, possibly not by the holder. */
export async function notifyOldAddress(
  { sendMail, site }: HolderMailOptions,
  old: HolderAddress,
  address: string,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  await inAnyCase(log, sendMail?.({ to: old.email, ...changedMail({ address, site }, old.language) }))
}

/** Notifies the holder of an account that a credential was added or removed. */
export async function notifyHolder(
  { database, sendMail, site }: HolderMailOptions,
  account: string,
  change: KeyChange,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const to = sendMail && (await provenAddress(database, account))
  if (to) await inAnyCase(log, sendMail({ to: to.email, ...keyMail(change, { site }, to.language) }))
}

/** The change was made, and the caller need not know that the mail failed. */
async function inAnyCase(log: Pick<Logger, 'warn'>, sent: Promise<void> | undefined): Promise<void> {
  await sent?.catch((error: unknown) => log.warn({ err: error }, 'mail to account holder failed'))
}
