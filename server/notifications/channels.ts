import { ConcurrencyLimit } from '../platform/concurrency-limit.ts'
import { textIn } from './kinds/index.ts'
import { type Mail, type MailOptions, sendMail } from './mail.ts'
import { mailHtml } from './mail-html.ts'
import type { NotificationMessage } from './message.ts'
import { mailText } from './message.ts'
import { failed, type Outcome } from './outcome.ts'
import type { PostOptions } from './post-json.ts'
import { type Device, pushNotification, type Vapid } from './push.ts'
import { postToWebhook } from './webhook.ts'

/** A notification channel of an account. */
export interface Channel {
  readonly id: string
  readonly account: string
  readonly kind: 'push' | 'mail' | 'webhook'
  readonly address: string
  readonly keys: Device['keys'] | null
}

export interface ChannelOptions {
  readonly vapid: Vapid
  /** Undefined if the server sends no e-mail. */
  readonly mail: MailOptions | undefined
  readonly post: PostOptions
  /** The confirmed e-mail address of an account. */
  readonly mailOf: (account: string) => Promise<string | undefined>
  /** Where one request ends the mails of a channel. */
  readonly unsubscribeLink: (channel: string) => string
}

/** Mail servers refuse a client that has many connections. */
const mailConnections = new ConcurrencyLimit(50)

/** Sends a message through a channel. `leaving` is awaited just before the point of no return. */
export async function send(
  channel: Channel,
  message: NotificationMessage,
  options: ChannelOptions,
  leaving: () => Promise<void>,
): Promise<Outcome> {
  switch (channel.kind) {
    case 'push': {
      if (!channel.keys) return failed('badAddress', 'The device gave no keys.', 'switchOff')
      return pushNotification(
        { endpoint: channel.address, keys: channel.keys },
        message,
        options.vapid,
        options.post,
        leaving,
      )
    }
    case 'webhook':
      return postToWebhook(channel.address, message, options.post, leaving)
    case 'mail': {
      const { mail } = options
      if (!mail) return failed('noMailHere', 'No SMTP server is set.', 'leave')
      const to = await options.mailOf(channel.account)
      if (to === undefined) return failed('noAddress', 'The account has no confirmed address.', 'leave')
      const email = mailOf(to, message, options.unsubscribeLink(channel.id))
      // Waiting for a connection counts toward the time limit of the attempt.
      const until = performance.now() + mail.timeout
      return mailConnections.run(async () => {
        const timeout = until - performance.now()
        return timeout > 0
          ? sendMail(email, { ...mail, timeout }, leaving)
          : failed('unreachable', 'The mail server was busy with other mails.', 'again')
      })
    }
    default:
      return channel.kind satisfies never
  }
}

/** A notification as a mail, with the headers that large mail providers want. */
function mailOf(to: string, notification: NotificationMessage, unsubscribe: string): Mail {
  const { hostname } = new URL(unsubscribe)
  const withStop = {
    ...notification,
    footerLinks: [
      ...notification.footerLinks,
      { text: textIn(notification.language, 'unsubscribe'), link: unsubscribe },
    ],
  }
  return {
    to,
    subject: notification.title,
    text: mailText(withStop),
    html: mailHtml(withStop),
    id: notification.id,
    headers: {
      References: notification.thread,
      'In-Reply-To': notification.thread,
      'List-Id': `Carriage House <notifications.${hostname}>`,
      // RFC 8058: one POST ends the mails, without a page.
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Content-Language': notification.language,
    },
  }
}
