import { type MailOptions, sendMail } from '../notifications/mail.ts'
import type { SendMail } from './auth.ts'

/** Sends the mails of accounts over SMTP; throws if a mail was not sent, since its recipient waits for it. */
export function smtpMail(options: MailOptions): SendMail {
  return async (mail) => {
    const outcome = await sendMail(mail, options)
    if (!outcome.sent) throw new Error(`The mail server rejected the mail: ${outcome.detail}`)
  }
}
