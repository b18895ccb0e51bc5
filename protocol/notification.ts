import * as z from 'zod'

export const notificationLanguages = ['en', 'de'] as const

/** Why the last delivery on a channel failed. Clients translate the codes. */
export const channelFaults = [
  /** The other side could not be reached, has no public address, or was unable to accept the message; it is retried. */
  'unreachable',
  /** The other side rejected the message. */
  'refused',
  /** The device or address no longer exists; the channel was switched off. */
  'gone',
  /** The connection or the dispatcher broke while sending: the message may have arrived, and is not sent twice. */
  'inDoubt',
  'badAddress',
  /** This server sends no e-mail. */
  'noMailHere',
  /** The account has no confirmed e-mail address. */
  'noAddress',
] as const

export type ChannelFault = (typeof channelFaults)[number]

const channelId = z.string().regex(/^\d{1,18}$/)
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000)

export const notificationChannel = z
  .object({
    id: channelId,
    kind: z.enum(['push', 'mail', 'webhook']),
    address: z.string().describe('The URL of a webhook, the e-mail address, or the push host of a device.'),
    active: z.boolean(),
    shared: z.boolean().describe('Others read there too, so links do not sign anybody in.'),
    fault: z
      .object({
        code: z.enum(channelFaults),
        detail: z.string().describe('For programmers, in English.'),
        at: z.number().describe('Milliseconds since the epoch.'),
      })
      .nullable(),
  })
  .meta({ id: 'NotificationChannel' })
export type NotificationChannel = z.infer<typeof notificationChannel>

const digest = z
  .int()
  .min(0)
  .max(23)
  .nullable()
  .describe('The local hour of one daily digest instead of single notifications.')
const zone = z
  .string()
  .regex(/^[\w+\-/]{1,60}$/)
  .describe('An IANA time zone, such as Europe/Berlin.')

export const notificationSettings = z
  .object({
    language: z.enum(notificationLanguages),
    zone,
    digest,
    channels: z.array(notificationChannel).readonly(),
    pushKey: z.string().describe('The application server key for push subscriptions.'),
    mail: z.object({
      offered: z.boolean().describe('Whether this server sends e-mail.'),
      address: z.string().nullable().describe('The confirmed address of your account.'),
    }),
  })
  .meta({ id: 'NotificationSettings' })
export type NotificationSettings = z.infer<typeof notificationSettings>

export const notificationChoice = z
  .object({
    language: z.enum(notificationLanguages),
    zone,
    digest,
    mail: z.boolean(),
    webhooks: z
      .array(z.object({ url: webAddress, active: z.boolean().default(true), shared: z.boolean().default(true) }))
      .max(5)
      .readonly()
      .describe('All webhooks; those not listed are removed.'),
    devices: z
      .array(z.object({ id: channelId, active: z.boolean() }))
      .max(50)
      .readonly()
      .default([])
      .describe('Devices to switch on or off.'),
  })
  .meta({ id: 'NotificationChoice' })
export type NotificationChoice = z.infer<typeof notificationChoice>

const base64url = (bytes: number) =>
  z.base64url().refine((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes)

/** A browser's PushSubscription as JSON. */
export const pushSubscription = z
  .object({
    endpoint: webAddress,
    expirationTime: z.number().nullish(),
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  })
  .meta({ id: 'PushSubscription' })
export type PushSubscription = z.infer<typeof pushSubscription>

/** The key in the address of a mail that stops the mails of its channel. */
export const unsubscribeKey = z.object({ key: z.string().regex(/^\d{1,18}\.[\w-]{32}$/) })

export const channelOnPath = z.object({ id: channelId })
export const notificationTest = z.object({ channel: channelId }).meta({ id: 'NoticeTrial' })
export const notificationTestResult = z
  .object({ sent: z.boolean(), fault: z.enum(channelFaults).nullable() })
  .meta({ id: 'NoticeTrialResult' })
