import type { Logger } from 'pino'
import type { Database } from '../platform/storage/database.ts'
import { type MailName, textIn } from './kinds/index.ts'
import type { NotificationLanguage } from './kinds/kind.ts'
import { type MailOptions, sendMail } from './mail.ts'

export interface AccountMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends a mail about an account; throws if it was not sent, since its recipient waits for it. */
export type SendMail = (mail: AccountMail) => Promise<void>

export function smtpMail(options: MailOptions): SendMail {
  return async (mail) => {
    const outcome = await sendMail(mail, options)
    if (!outcome.sent) throw new Error(`The mail server rejected the mail: ${outcome.detail}`)
  }
}

/** For a server on localhost without SMTP, so that signing in by code can be tried there. */
export function mailToLog(log: Logger): SendMail {
  return ({ to, text }) => {
    log.warn({ to, text }, 'mail not sent, SMTP_URL is not set')
    return Promise.resolve()
  }
}

/** The confirmed address of an account, and the language of its mails. */
export interface ConfirmedAddress {
  readonly email: string
  readonly language: NotificationLanguage
}

export async function readConfirmedAddress(
  { pool }: Pick<Database, 'pool'>,
  account: string,
): Promise<ConfirmedAddress | undefined> {
  const { rows } = await pool.query<ConfirmedAddress>(
    `select a.email, coalesce(n.language, 'en') as language from accounts a
     left join notification_settings n on n.account = a.id where a.id = $1 and a.email_verified`,
    [account],
  )
  return rows[0]
}

type Facts = Readonly<Record<string, string | number>>

export function composeAccountMail({ email, language }: ConfirmedAddress, kind: MailName, facts: Facts): AccountMail {
  return {
    to: email,
    subject: textIn(language, `${kind}.title`, facts),
    text: textIn(language, `${kind}.text`, facts),
  }
}

export interface AccountMailOptions {
  readonly database: Database
  /** Undefined if the server sends no mail. */
  readonly sendMail?: SendMail | undefined
  /** The public name of the site. */
  readonly site: string
}

/**
 * Sends a mail about something that was done, to the confirmed address or the given one. Sent once: the caller need not know
 * that it failed, since the account page shows the same.
 */
export async function mailAccount(
  { database, sendMail: send, site }: AccountMailOptions,
  account: string,
  kind: MailName,
  log: Pick<Logger, 'warn'>,
  facts: Facts | ((language: NotificationLanguage) => Facts) = {},
  to?: ConfirmedAddress,
): Promise<void> {
  if (!send) return
  try {
    const address = to ?? (await readConfirmedAddress(database, account))
    if (!address) return
    const given = typeof facts === 'function' ? facts(address.language) : facts
    await send(composeAccountMail(address, kind, { site, ...given }))
  } catch (error) {
    log.warn({ err: error, kind }, 'mail to account holder failed')
  }
}
