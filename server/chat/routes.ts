import {
  accountOnPath,
  blocking,
  type ChatTarget,
  chatLine,
  chatPage,
  chatQuery,
  type MatchId,
  matchId,
  muting,
  newChatLine,
  newReport,
  silences,
} from '@carriage/protocol'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import * as z from 'zod'
import { accountOf, type Door } from '../http/door.ts'
import { Declined } from '../tables/declined.ts'
import type { Chat, ChatTerms } from './chat.ts'
import { tellSilenceChanged } from './hearing.ts'
import { historyOf } from './history.ts'
import { report } from './report.ts'
import { endSilence, personAt, setSilence, silencesOf, type Wish } from './silence.ts'

export interface ChatRouteTerms extends ChatTerms {
  readonly chat: Chat
  readonly log: Pick<Logger, 'warn'>
}

const params = z.object({ id: matchId })

/** The talk at a table, and what can be done about people who spoil it. */
export function chatRoutes(door: Door, { database, bus, chat, log }: ChatRouteTerms): FastifyPluginAsyncZod {
  const about = (operationId: string, summary: string) => ({ tags: ['chat'], operationId, summary })
  const enter = async (request: FastifyRequest) => accountOf(await door.enter(request, 'manageAccount')).id

  return async (app) => {
    app.get(
      '/api/matches/:id/chat',
      {
        schema: {
          ...about('readChat', 'What was said at the table'),
          params,
          querystring: chatQuery,
          response: { 200: chatPage },
        },
      },
      async (request) => {
        const { id } = request.params
        const { caller } = await door.enterTable(request, 'readChat', id)
        return historyOf(database, accountOf(caller).id, id, request.query)
      },
    )

    app.post(
      '/api/matches/:id/chat',
      {
        schema: {
          ...about('say', 'Say something at the table'),
          params,
          body: newChatLine,
          response: { 200: chatLine },
        },
      },
      async (request) => {
        const { caller } = await door.enterTable(request, 'chat', request.params.id)
        const said = await chat.speak(caller, request.params.id, request.body.id, request.body.text)
        if ('code' in said) throw new Declined(said)
        return said
      },
    )

    app.post(
      '/api/matches/:id/chat/mute',
      {
        schema: {
          ...about('mute', 'Hear somebody no more, or again'),
          params,
          body: muting,
          response: { 200: silences },
        },
      },
      async (request) => silence(request, request.params.id, request.body.who, { muted: request.body.muted }),
    )

    app.post(
      '/api/matches/:id/chat/block',
      {
        schema: {
          ...about('block', 'Neither hear somebody nor sit with them, or do so again'),
          params,
          body: blocking,
          response: { 200: silences },
        },
      },
      async (request) => silence(request, request.params.id, request.body.who, { blocked: request.body.blocked }),
    )

    app.post(
      '/api/matches/:id/chat/report',
      {
        schema: {
          ...about('report', 'Tell the keeper of the house what somebody did'),
          params,
          body: newReport,
          response: { 200: z.object({ report: z.string() }) },
        },
      },
      async (request) => {
        const { id } = request.params
        const me = accountOf((await door.enterTable(request, 'report', id)).caller).id
        const reported = await personAt(database, me, id, request.body.who)
        const number = await report(database, me, reported, id, request.body)
        log.warn({ report: number, match: id, reason: request.body.reason }, 'Somebody was reported.')
        return { report: number }
      },
    )

    app.get(
      '/api/silences',
      { schema: { ...about('listSilences', 'Whom you do not hear or sit with'), response: { 200: silences } } },
      async (request) => ({ people: await silencesOf(database, await enter(request)) }),
    )

    app.delete(
      '/api/silences/:account',
      {
        schema: {
          ...about('endSilence', 'Hear and sit with somebody again'),
          params: accountOnPath,
          response: { 200: silences },
        },
      },
      async (request) => {
        const me = await enter(request)
        await endSilence(database, me, request.params.account)
        tellSilenceChanged(bus, me)
        return { people: await silencesOf(database, me) }
      },
    )
  }

  async function silence(request: FastifyRequest, match: MatchId, who: ChatTarget, wish: Wish) {
    const me = accountOf((await door.enterTable(request, 'mute', match)).caller).id
    await setSilence(database, me, await personAt(database, me, match, who), wish)
    tellSilenceChanged(bus, me)
    return { people: await silencesOf(database, me) }
  }
}
