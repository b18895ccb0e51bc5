import type { Logger } from 'pino'
import type { SendMail } from './auth.ts'

/**
 * Logs the mails of accounts, for a server on localhost without SMTP, so that signing in by code can be tried there.
 */
export function mailToLog(log: Logger): SendMail {
  return ({ to, text }) => {
    log.warn({ to, text }, 'mail not sent, SMTP_URL is not set')
    return Promise.resolve()
  }
}
