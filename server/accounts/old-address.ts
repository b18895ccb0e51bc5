import type { Database } from '../platform/storage/database.ts'
import type { SendMail } from './auth.ts'
import { changedMail } from './mail-messages.ts'

/** The address that an account has proven, and the language in which its holder is written to. */
export interface OldAddress {
  readonly email: string
  readonly language: string
}

export async function provenAddress({ pool }: Database, account: string): Promise<OldAddress | undefined> {
  const { rows } = await pool.query<OldAddress>(
    `select a.email, coalesce(n.language, 'en') as language from accounts a
     left join notification_settings n on n.account = a.id where a.id = $1 and a.email_verified`,
    [account],
  )
  return rows[0]
}

/** Tells the reader of the old address that it was replaced: the change may not have been made by the holder. */
export async function notifyOldAddress(
  sendMail: SendMail,
  old: OldAddress,
  { address, site }: { address: string; site: string },
): Promise<void> {
  await sendMail({ to: old.email, ...changedMail({ address, site }, old.language) })
}
