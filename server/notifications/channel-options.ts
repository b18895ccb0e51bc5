import type { Config } from '../config.ts'
import type { Database } from '../platform/storage/database.ts'
import type { ChannelOptions } from './channels.ts'
import { confirmedMail } from './confirmed-mail.ts'
import type { MailTerms } from './mail.ts'
import { loadVapidKeys } from './vapid.ts'

/** No attempt to reach an account takes longer, in milliseconds. */
const timeout = 15_000

/** The ways by which this house tells people, as its operator has set them. */
export async function readChannelOptions(database: Database, config: Config): Promise<ChannelOptions> {
  return {
    vapid: await loadVapidKeys(database, config),
    mail: mailOptionsFrom(config),
    post: { allowPrivate: config.NOTIFY_PRIVATE_ADDRESSES, timeout },
    mailOf: (account) => confirmedMail(database, account),
  }
}

/** How this house sends e-mail; nothing if it does not. */
export function mailOptionsFrom({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Config): MailTerms | undefined {
  if (SMTP_URL === undefined) return undefined
  return { url: SMTP_URL, from: MAIL_FROM ?? `carriage-house@${new URL(PUBLIC_URL).hostname}`, timeout }
}
