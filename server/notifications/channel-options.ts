import webPush from 'web-push'
import { loadSecret } from '../accounts/secret.ts'
import type { Config } from '../config.ts'
import type { Database } from '../platform/storage/database.ts'
import { readConfirmedAddress } from './account-mail.ts'
import type { ChannelOptions } from './channels.ts'
import type { MailOptions } from './mail.ts'
import type { Vapid } from './push.ts'
import { unsubscribeLinks } from './unsubscribe.ts'

/** The time limit of one delivery attempt, in milliseconds. */
const timeout = 15_000

/** The notification channels of this server, from its settings. */
export async function readChannelOptions(database: Database, config: Config): Promise<ChannelOptions> {
  return {
    vapid: await loadVapidKeys(database, config),
    mail: mailOptionsFrom(config),
    post: { allowPrivate: config.NOTIFY_PRIVATE_ADDRESSES, timeout },
    unsubscribeLink: unsubscribeLinks({
      secret: await loadSecret(database, config.CARRIAGE_SECRET),
      publicUrl: config.PUBLIC_URL,
    }),
    mailOf: async (account) => (await readConfirmedAddress(database, account))?.email,
  }
}

/** How the server sends e-mail; undefined if it does not. */
export function mailOptionsFrom({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Config): MailOptions | undefined {
  if (SMTP_URL === undefined) return undefined
  return { url: SMTP_URL, from: MAIL_FROM ?? `carriage-house@${new URL(PUBLIC_URL).hostname}`, timeout }
}

type Set = Pick<Config, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'MAIL_FROM' | 'PUBLIC_URL'>

/** The keys of web push: the configured ones, else a pair that is generated once and stored in the database. */
async function loadVapidKeys({ pool }: Database, config: Set): Promise<Vapid> {
  const subject = subjectOf(config)
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey, subject }
  // Devices subscribe to one key permanently, so processes that start together must agree on one.
  await pool.query(`insert into secrets (name, value) values ('vapid', $1) on conflict (name) do nothing`, [
    JSON.stringify(webPush.generateVAPIDKeys()),
  ])
  const { rows } = await pool.query<{ value: string }>(`select value from secrets where name = 'vapid'`)
  // Written above, by this code only.
  const keys = JSON.parse(rows[0]?.value ?? '') as { publicKey: string; privateKey: string }
  return { ...keys, subject }
}

/** Push services want a contact of the operator; by default the URL of the site. */
function subjectOf({ MAIL_FROM, PUBLIC_URL }: Set): string {
  if (MAIL_FROM !== undefined) return `mailto:${MAIL_FROM}`
  return PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:notices@${new URL(PUBLIC_URL).hostname}`
}
