import type { Logger } from 'pino'
import type { SendMail } from './auth.ts'

/**
 * Writes the mails of accounts to the log, for a house on localhost without an SMTP server: only the people at that
 * machine reach it, and they can then try signing in by code.
 */
export function mailToLog(log: Logger): SendMail {
  return ({ to, text }) => {
    log.warn({ to, text }, 'mail not sent, SMTP_URL is not set')
    return Promise.resolve()
  }
}
