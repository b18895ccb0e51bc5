import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Guard } from '../platform/http/guard.ts'
import { routeOf } from '../platform/http/route-of.ts'
import type { Database } from '../platform/storage/database.ts'
import { declined } from '../tables/problem-error.ts'
import { send, type WayTerms } from './channels.ts'
import { type NoticeDeps, trialOf } from './compose.ts'
import { noteFault, noteWorking } from './delivery-log.ts'
import {
  addDevice,
  channelOf,
  mayTry,
  noticeOfferOf,
  preferenceOf,
  removeChannel,
  saveNoticeChoice,
  settingsOf,
} from './settings.ts'

export interface NoticeTerms {
  readonly database: Database
  readonly noticeDeps: NoticeDeps
  readonly ways: WayTerms
}

/** How people choose the ways by which they are told that a table waits. */
export function courierRoutes(guard: Guard, { database, noticeDeps, ways }: NoticeTerms): FastifyPluginAsyncZod {
  const offer = noticeOfferOf(ways)
  const enter = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'manageAccount')).id

  return async (app) => {
    app.route({
      ...routeOf('GET /api/notices'),
      handler: async (request) => settingsOf(database, await enter(request), offer),
    })

    app.route({
      ...routeOf('PUT /api/notices'),
      handler: async (request) => {
        const account = await enter(request)
        await saveNoticeChoice(database, account, request.body)
        return settingsOf(database, account, offer)
      },
    })

    app.route({
      ...routeOf('POST /api/notices/push'),
      handler: async (request) => {
        const account = await enter(request)
        await addDevice(database, account, request.body)
        return settingsOf(database, account, offer)
      },
    })

    app.route({
      ...routeOf('DELETE /api/notices/channels/:id'),
      handler: async (request) => {
        const account = await enter(request)
        await removeChannel(database, account, request.params.id)
        return settingsOf(database, account, offer)
      },
    })

    app.route({
      ...routeOf('POST /api/notices/test'),
      handler: async (request) => {
        const account = await enter(request)
        const { language, zone } = await preferenceOf(database, account)
        const channel = await channelOf(database, account, request.body.channel)
        if (!(await mayTry(database, account))) throw declined('tooMany', 'Wait ten seconds between two trials.')
        const reader = { account, channel: channel.id, language, zone, shared: channel.shared }
        const outcome = await send(channel, trialOf(reader, noticeDeps), ways, () => Promise.resolve())
        await (outcome.sent ? noteWorking(database.pool, channel.id) : noteFault(database.pool, channel.id, outcome))
        return { sent: outcome.sent, fault: outcome.sent ? null : outcome.fault }
      },
    })
  }
}
