import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { needFreshSignIn } from '../accounts/fresh.ts'
import { accountOf, type Guard } from '../platform/http/guard.ts'
import { routeOf } from '../platform/http/route-of.ts'
import type { Database } from '../platform/storage/database.ts'
import { problemError } from '../tables/problem-error.ts'
import { type AccountMailOptions, mailAccount } from './account-mail.ts'
import { type ChannelOptions, send } from './channels.ts'
import { type ComposeOptions, sendTestNotification } from './compose.ts'
import { noteTrial } from './delivery-log.ts'
import {
  addDevice,
  addsOpenWebhook,
  channelFrom,
  mayTry,
  readNotificationOffer,
  readNotificationSettings,
  readPreference,
  removeChannel,
  saveNotificationSettings,
} from './settings.ts'

export interface NotificationOptions {
  readonly database: Database
  readonly composing: ComposeOptions
  readonly channels: ChannelOptions
  /** Notifies the holder of an account of a new webhook. */
  readonly mail: AccountMailOptions
}

/** Notification settings. */
export function notificationRoutes(
  guard: Guard,
  { database, composing, channels: channelOptions, mail }: NotificationOptions,
): FastifyPluginAsyncZod {
  const offer = readNotificationOffer(channelOptions)
  const callerIn = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'manageAccount'))
  const enter = async (request: FastifyRequest) => (await callerIn(request)).id

  return async (app) => {
    app.route({
      ...routeOf('GET /api/notifications'),
      handler: async (request) => readNotificationSettings(database, await enter(request), offer),
    })

    app.route({
      ...routeOf('PUT /api/notifications'),
      handler: async (request) => {
        const caller = await callerIn(request)
        const account = caller.id
        // Its readers play for the account, even after the session that adds it ends.
        const opens = await addsOpenWebhook(database, account, request.body)
        if (opens) await needFreshSignIn(database, caller)
        await saveNotificationSettings(database, account, request.body)
        if (opens) await mailAccount(mail, account, 'webhookAdded', request.log)
        return readNotificationSettings(database, account, offer)
      },
    })

    app.route({
      ...routeOf('POST /api/notifications/push'),
      handler: async (request) => {
        const caller = await callerIn(request)
        await addDevice(database, caller.id, request.body, caller.proof?.id)
        return readNotificationSettings(database, caller.id, offer)
      },
    })

    app.route({
      ...routeOf('DELETE /api/notifications/channels/:id'),
      handler: async (request) => {
        const account = await enter(request)
        await removeChannel(database, account, request.params.id)
        return readNotificationSettings(database, account, offer)
      },
    })

    app.route({
      ...routeOf('POST /api/notifications/test'),
      handler: async (request) => {
        const account = await enter(request)
        const { language, zone } = await readPreference(database, account)
        const channel = await channelFrom(database, account, request.body.channel)
        if (!(await mayTry(database, account))) throw problemError('tooMany', 'Wait ten seconds between two tests.')
        const reader = { account, channel: channel.id, language, zone, shared: channel.shared }
        const outcome = await send(channel, sendTestNotification(reader, composing), channelOptions, () =>
          Promise.resolve(),
        )
        await noteTrial(database, channel.id, outcome)
        return { sent: outcome.sent, fault: outcome.sent ? null : outcome.fault }
      },
    })
  }
}
