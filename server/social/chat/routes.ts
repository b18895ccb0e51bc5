import type { MatchId, MuteRequest } from '@carriage/protocol'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { limitFor } from '../../accounts/account-limits.ts'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import type { Chat, ChatOptions } from './chat.ts'
import { readChatHistory } from './history.ts'
import { endMute, type KnownPerson, listMutes, personAt, personIn, setMute } from './mute.ts'
import { publishMuteChanged } from './muted-lines.ts'
import { report, reportPerson } from './report.ts'

export interface ChatRouteOptions extends ChatOptions {
  readonly chat: Chat
  readonly log: Pick<Logger, 'warn'>
}

/** The chat of a table, and actions against people who spoil it. */
export function chatRoutes(guard: Guard, options: ChatRouteOptions): FastifyPluginAsyncZod {
  const { database, bus, chat, log, limitFactor = 1 } = options
  const reportsOf = (account: string) => limitFor(database.pool, account, 'reports', limitFactor)
  const enter = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'manageAccount')).id

  return async (app) => {
    app.route({
      ...routeOf('GET /api/matches/:id/chat'),
      handler: async (request) => {
        const { id } = request.params
        const { caller } = await guard.authorizeTable(request, 'readChat', id)
        return readChatHistory(database, accountOf(caller).id, id, request.query)
      },
    })

    app.route({
      ...routeOf('POST /api/matches/:id/chat'),
      handler: async (request) => {
        const { caller } = await guard.authorizeTable(request, 'chat', request.params.id)
        const posted = await chat.post(caller, request.params.id, request.body.id, request.body.text)
        if ('code' in posted) throw new ProblemError(posted)
        return posted
      },
    })

    app.route({
      ...routeOf('POST /api/matches/:id/chat/mute'),
      handler: async (request) => {
        const { who, muted } = request.body
        const me = await atTable(request, request.params.id)
        return mute(me, await personAt(database, me, request.params.id, who), { muted })
      },
    })

    app.route({
      ...routeOf('POST /api/matches/:id/chat/block'),
      handler: async (request) => {
        const { who, blocked } = request.body
        const me = await atTable(request, request.params.id)
        return mute(me, await personAt(database, me, request.params.id, who), { blocked })
      },
    })

    app.route({
      ...routeOf('POST /api/matches/:id/chat/report'),
      handler: async (request) => {
        const { id } = request.params
        const me = accountOf((await guard.authorizeTable(request, 'report', id)).caller).id
        const reported = await personAt(database, me, id, request.body.who)
        const number = await report(database, me, reported, id, request.body, await reportsOf(me))
        log.warn({ report: number, match: id, reason: request.body.reason }, 'player reported')
        return { report: number }
      },
    })

    app.route({
      ...routeOf('GET /api/mutes'),
      handler: async (request) => ({ people: await listMutes(database, await enter(request)) }),
    })

    app.route({
      ...routeOf('PUT /api/mutes/:account'),
      handler: async (request) => {
        const me = await enter(request)
        return mute(me, await personIn(database, me, request.params.account), request.body)
      },
    })

    app.route({
      ...routeOf('POST /api/people/:account/report'),
      handler: async (request) => {
        const me = await enter(request)
        const number = await reportPerson(
          database,
          me,
          await personIn(database, me, request.params.account),
          request.body,
          await reportsOf(me),
        )
        log.warn({ report: number, reason: request.body.reason }, 'player reported')
        return { report: number }
      },
    })

    app.route({
      ...routeOf('DELETE /api/mutes/:account'),
      handler: async (request) => {
        const me = await enter(request)
        await endMute(database, me, request.params.account)
        publishMuteChanged(bus, me)
        return { people: await listMutes(database, me) }
      },
    })
  }

  async function atTable(request: FastifyRequest, match: MatchId): Promise<string> {
    return accountOf((await guard.authorizeTable(request, 'mute', match)).caller).id
  }

  async function mute(me: string, other: KnownPerson, wish: MuteRequest) {
    const freed = await setMute(database, me, other, wish)
    publishMuteChanged(bus, me)
    for (const table of freed) bus.publish(`table.${table}`, 'freed')
    return { people: await listMutes(database, me) }
  }
}
