import type {
  NotificationChannel,
  NotificationChoice,
  NotificationSettings,
  PushSubscription,
} from '@carriage/protocol'
import type pg from 'pg'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { problemError } from '../tables/problem-error.ts'
import { readConfirmedAddress } from './account-mail.ts'
import type { Channel, ChannelOptions } from './channels.ts'
import type { NotificationLanguage } from './kinds/kind.ts'

export interface NotificationOffer {
  readonly pushKey: string
  readonly mailOffered: boolean
}

export function readNotificationOffer({ vapid, mail }: Pick<ChannelOptions, 'vapid' | 'mail'>): NotificationOffer {
  return { pushKey: vapid.publicKey, mailOffered: mail !== undefined }
}

/** The most devices of an account; a further one replaces the oldest. */
const mostDevices = 20

interface Preference {
  readonly language: NotificationLanguage
  readonly zone: string
  readonly digest: number | null
}

/** The settings of the account, and the state of each channel. */
export async function readNotificationSettings(
  database: Database,
  account: string,
  offer: NotificationOffer,
): Promise<NotificationSettings> {
  const [preference, channels, address] = await Promise.all([
    readPreference(database, account),
    channelsOf(database, account),
    readConfirmedAddress(database, account),
  ])
  return {
    ...preference,
    channels: channels.map((channel) => shown(channel, address?.email)),
    pushKey: offer.pushKey,
    mail: { offered: offer.mailOffered, address: address?.email ?? null },
  }
}

export async function readPreference({ pool }: Database, account: string): Promise<Preference> {
  const { rows } = await pool.query<Preference>(
    'select language, zone, digest_hour as digest from notification_settings where account = $1',
    [account],
  )
  return rows[0] ?? { language: 'en', zone: 'UTC', digest: null }
}

/**
 * Saves the settings of the account. Notifications that wait for a digest follow the new hour, or are sent at once
 * without one.
 */
export async function saveNotificationSettings(
  database: Database,
  account: string,
  choice: NotificationChoice,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await checkZone(client, choice.zone)
    await client.query(
      `insert into notification_settings (account, language, zone, digest_hour) values ($1, $2, $3, $4)
       on conflict (account) do update set language = $2, zone = $3, digest_hour = $4`,
      [account, choice.language, choice.zone, choice.digest],
    )
    await client.query(
      `update notifications set digest = $3::smallint is not null,
         due_at = case when $3::smallint is null then now() else next_hour(now(), $2, $3::smallint) end
       where account = $1 and state = 'waiting' and digest`,
      [account, choice.zone, choice.digest],
    )
    await client.query(
      choice.mail
        ? `insert into notification_channels (account, kind) values ($1, 'mail')
           on conflict (account, kind, address) do update set active = true`
        : `update notification_channels set active = false where account = $1 and kind = 'mail'`,
      [account],
    )
    await client.query(
      `delete from notification_channels where account = $1 and kind = 'webhook' and address <> all ($2)`,
      [account, choice.webhooks.map(({ url }) => url)],
    )
    for (const { url, active, shared } of choice.webhooks)
      await client.query(
        `insert into notification_channels (account, kind, address, active, shared) values ($1, 'webhook', $2, $3, $4)
         on conflict (account, kind, address) do update set active = excluded.active, shared = excluded.shared`,
        [account, url, active, shared],
      )
    for (const { id, active } of choice.devices)
      await client.query(
        `update notification_channels set active = $3 where id = $2 and account = $1 and kind = 'push'`,
        [account, id, active],
      )
  })
}

/** Whether the settings add a webhook that gets links for playing. */
export async function addsOpenWebhook(
  { pool }: Database,
  account: string,
  { webhooks }: Pick<NotificationChoice, 'webhooks'>,
): Promise<boolean> {
  const { rows } = await pool.query<{ address: string }>(
    `select address from notification_channels where account = $1 and kind = 'webhook' and not shared`,
    [account],
  )
  return webhooks.some(({ url, shared }) => !shared && !rows.some(({ address }) => address === url))
}

/** Adds a device, for as long as its session lasts, and removes it from another account. */
export async function addDevice(
  database: Database,
  account: string,
  { endpoint, keys }: PushSubscription,
  session?: string,
): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(`delete from notification_channels where kind = 'push' and address = $1 and account <> $2`, [
      endpoint,
      account,
    ])
    await client.query(
      `insert into notification_channels (account, kind, address, keys, session) values ($1, 'push', $2, $3, $4)
       on conflict (account, kind, address)
       do update set keys = excluded.keys, session = excluded.session, active = true, error = null, error_detail = null, failed_at = null`,
      [account, endpoint, JSON.stringify(keys), session],
    )
    await client.query(
      `delete from notification_channels where id in (
         select id from notification_channels where account = $1 and kind = 'push' order by id desc offset $2
       )`,
      [account, mostDevices],
    )
  })
}

/** Removes a channel with its pending notifications. */
export async function removeChannel({ pool }: Database, account: string, id: string): Promise<void> {
  const { rowCount } = await pool.query('delete from notification_channels where id = $1 and account = $2', [
    id,
    account,
  ])
  if (rowCount === 0) throw problemError('notFound', 'Channel not found.')
}

export async function channelFrom(database: Database, account: string, id: string): Promise<ChannelRow> {
  const channel = (await channelsOf(database, account)).find((each) => each.id === id)
  if (!channel) throw problemError('notFound', 'Channel not found.')
  return channel
}

/**
 * Takes the account's permit for a test notification, which is renewed after ten seconds. Returns whether it had one.
 */
export async function mayTry({ pool }: Database, account: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into notification_settings as s (account, tested_at) values ($1, now())
     on conflict (account) do update set tested_at = now()
     where s.tested_at is null or s.tested_at < now() - interval '10 seconds'`,
    [account],
  )
  return rowCount === 1
}

interface ChannelRow extends Channel {
  readonly active: boolean
  readonly shared: boolean
  readonly error: NonNullable<NotificationChannel['fault']>['code'] | null
  readonly error_detail: string | null
  readonly failed_at: Date | null
}

async function channelsOf({ pool }: Database, account: string): Promise<ChannelRow[]> {
  const { rows } = await pool.query<ChannelRow>(
    `select id, account, kind, address, keys, active, shared, error, error_detail, failed_at
     from notification_channels where account = $1 order by id`,
    [account],
  )
  return rows
}

function shown(row: ChannelRow, mail: string | undefined): NotificationChannel {
  const { id, kind, active, shared, error, error_detail, failed_at } = row
  const address = kind === 'mail' ? (mail ?? '') : kind === 'push' ? new URL(row.address).hostname : row.address
  const fault = error && failed_at ? { code: error, detail: error_detail ?? '', at: failed_at.getTime() } : null
  return { id, kind, address, active, shared, fault }
}

// PostgreSQL computes the hour of a digest and JavaScript shows it, so both must know the zone.
async function checkZone(client: pg.PoolClient, zone: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_timezone_names where name = $1', [zone])
  if (rowCount === 0 || !isKnownHere(zone)) throw problemError('malformed', `Unknown time zone ${zone}.`)
}

function isKnownHere(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
