import type { ChatTarget, MatchId } from '@carriage/protocol'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { accountOf, type Guard } from '../http/guard.ts'
import { routeOf } from '../http/route-of.ts'
import { Declined } from '../tables/declined.ts'
import type { Chat, ChatTerms } from './chat.ts'
import { tellSilenceChanged } from './hearing.ts'
import { chatHistoryOf } from './history.ts'
import { report } from './report.ts'
import { endSilence, personAt, setSilence, silencesOf, type Wish } from './silence.ts'

export interface ChatRouteTerms extends ChatTerms {
  readonly chat: Chat
  readonly log: Pick<Logger, 'warn'>
}

/** The talk at a table, and what can be done about people who spoil it. */
export function chatRoutes(guard: Guard, { database, bus, chat, log }: ChatRouteTerms): FastifyPluginAsyncZod {
  const enter = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'manageAccount')).id

  return async (app) => {
    app.route({
      ...routeOf('GET /api/matches/:id/chat'),
      handler: async (request) => {
        const { id } = request.params
        const { caller } = await guard.authorizeTable(request, 'readChat', id)
        return chatHistoryOf(database, accountOf(caller).id, id, request.query)
      },
    })

    app.route({
      ...routeOf('POST /api/matches/:id/chat'),
      handler: async (request) => {
        const { caller } = await guard.authorizeTable(request, 'chat', request.params.id)
        const said = await chat.speak(caller, request.params.id, request.body.id, request.body.text)
        if ('code' in said) throw new Declined(said)
        return said
      },
    })

    app.route({
      ...routeOf('POST /api/matches/:id/chat/mute'),
      handler: async (request) => silence(request, request.params.id, request.body.who, { muted: request.body.muted }),
    })

    app.route({
      ...routeOf('POST /api/matches/:id/chat/block'),
      handler: async (request) =>
        silence(request, request.params.id, request.body.who, { blocked: request.body.blocked }),
    })

    app.route({
      ...routeOf('POST /api/matches/:id/chat/report'),
      handler: async (request) => {
        const { id } = request.params
        const me = accountOf((await guard.authorizeTable(request, 'report', id)).caller).id
        const reported = await personAt(database, me, id, request.body.who)
        const number = await report(database, me, reported, id, request.body)
        log.warn({ report: number, match: id, reason: request.body.reason }, 'player reported')
        return { report: number }
      },
    })

    app.route({
      ...routeOf('GET /api/silences'),
      handler: async (request) => ({ people: await silencesOf(database, await enter(request)) }),
    })

    app.route({
      ...routeOf('DELETE /api/silences/:account'),
      handler: async (request) => {
        const me = await enter(request)
        await endSilence(database, me, request.params.account)
        tellSilenceChanged(bus, me)
        return { people: await silencesOf(database, me) }
      },
    })
  }

  async function silence(request: FastifyRequest, match: MatchId, who: ChatTarget, wish: Wish) {
    const me = accountOf((await guard.authorizeTable(request, 'mute', match)).caller).id
    await setSilence(database, me, await personAt(database, me, match, who), wish)
    tellSilenceChanged(bus, me)
    return { people: await silencesOf(database, me) }
  }
}
