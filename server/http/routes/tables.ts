import {
  botSeating,
  invitation,
  learningWish,
  type MatchId,
  matchId,
  newTable,
  readiness,
  seatNumber,
  sitting,
  startOrder,
  type Table,
  table,
  tableKey,
} from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Caller } from '../../accounts/caller.ts'
import { declined, type Tables } from '../../tables/index.ts'
import { accountOf, type Door, personOf } from '../door.ts'

/** A group's own components make the options of a table long. */
const longestTable = 262_144

const params = z.object({ id: matchId })
const headers = z.looseObject({ 'x-table-key': tableKey.optional() })
const seatParams = z.object({ id: matchId, seat: z.coerce.number().pipe(seatNumber) })
const response = { 200: table }

/** The life of a table before and after its match. Each answers with the table as it then is. */
export function tableRoutes(door: Door, tables: Tables): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/tables',
      {
        bodyLimit: longestTable,
        schema: { operationId: 'createTable', summary: 'Lay a table', tags: ['tables'], body: newTable, response },
      },
      async (request) => {
        const caller = await door.enter(request, 'createTable')
        return shown(await tables.create(personOf(caller), request.body), caller)
      },
    )

    app.post(
      '/api/tables/learning',
      {
        schema: {
          operationId: 'joinLearners',
          summary: 'Sit down with people who learn a game just now, at a table that waits for them or at a new one',
          tags: ['tables'],
          body: learningWish,
          response,
        },
      },
      async (request) => {
        const caller = await door.enter(request, 'joinLearners')
        return shown(await tables.joinLearners(personOf(caller), request.body.game), caller)
      },
    )

    app.get(
      '/api/tables/:id',
      { schema: { operationId: 'seeTable', summary: 'Look at a table', tags: ['tables'], params, headers, response } },
      async (request) => {
        const { caller } = await door.enterTable(request, 'seeTable', request.params.id)
        return shown(request.params.id, caller)
      },
    )

    app.post(
      '/api/tables/:id/seat',
      {
        schema: {
          operationId: 'sitDown',
          summary: 'Sit down, or move to another seat',
          tags: ['tables'],
          params,
          headers,
          body: sitting,
          response,
        },
      },
      async (request) => {
        const { id } = request.params
        const { caller } = await door.enterTable(request, 'sitDown', id)
        await tables.sitDown(id, personOf(caller), request.body)
        return shown(id, caller)
      },
    )

    app.delete(
      '/api/tables/:id/seat',
      {
        schema: {
          operationId: 'leaveTable',
          summary: 'Leave before the match; the table goes to the next person, or is given up',
          tags: ['tables'],
          params,
          response: { 200: z.object({}) },
        },
      },
      async (request) => {
        const { id } = request.params
        const { caller } = await door.enterTable(request, 'leave', id)
        await tables.leave(id, accountOf(caller).id)
        return {}
      },
    )

    app.put(
      '/api/tables/:id/ready',
      {
        schema: {
          operationId: 'setReady',
          summary: 'Say whether you are ready; the match starts when every seat is',
          tags: ['tables'],
          params,
          body: readiness,
          response,
        },
      },
      async (request) => {
        const { id } = request.params
        const { caller } = await door.enterTable(request, 'ready', id)
        await tables.setReady(id, accountOf(caller).id, request.body.ready)
        return shown(id, caller)
      },
    )

    app.put(
      '/api/tables/:id/seats/:seat/bot',
      {
        schema: {
          operationId: 'seatBot',
          summary: 'Give a seat to a bot',
          tags: ['tables'],
          params: seatParams,
          body: botSeating,
          response,
        },
      },
      async (request) => {
        const { id, seat } = request.params
        const { caller } = await door.enterTable(request, 'seatBot', id)
        await tables.giveToBot(id, seat, request.body.level)
        return shown(id, caller)
      },
    )

    app.delete(
      '/api/tables/:id/seats/:seat',
      {
        schema: {
          operationId: 'freeSeat',
          summary: 'Free the seat of a bot or of somebody else',
          tags: ['tables'],
          params: seatParams,
          response,
        },
      },
      async (request) => {
        const { id, seat } = request.params
        const { caller } = await door.enterTable(request, 'changeTable', id)
        await tables.freeSeat(id, seat)
        return shown(id, caller)
      },
    )

    app.post(
      '/api/tables/:id/start',
      {
        schema: {
          operationId: 'startTable',
          summary: 'Be ready and start, with bots in the free seats if you say so',
          tags: ['tables'],
          params,
          body: startOrder,
          response,
        },
      },
      async (request) => {
        const { id } = request.params
        const { caller } = await door.enterTable(request, 'start', id)
        await tables.start(id, accountOf(caller).id, request.body.bots)
        return shown(id, caller)
      },
    )

    app.post(
      '/api/tables/:id/invitations',
      {
        schema: {
          operationId: 'invite',
          summary: 'Invite somebody to the table',
          tags: ['tables'],
          params,
          body: invitation,
          response,
        },
      },
      async (request) => {
        const { id } = request.params
        const { caller } = await door.enterTable(request, 'invite', id)
        await tables.invite(id, request.body.account)
        return shown(id, caller)
      },
    )

    app.post(
      '/api/tables/:id/rematch',
      {
        schema: {
          operationId: 'rematch',
          summary: 'Play again: the one rematch of a finished table, made or found, with you at it',
          tags: ['tables'],
          params,
          response,
        },
      },
      async (request) => {
        const { caller } = await door.enterTable(request, 'rematch', request.params.id)
        return shown(await tables.rematch(request.params.id, personOf(caller)), caller)
      },
    )
  }

  async function shown(id: MatchId, caller: Caller): Promise<Table> {
    const found = await tables.show(id, caller.kind === 'account' ? caller.id : undefined)
    if (!found) throw declined('notFound', 'There is no such table.')
    return found
  }
}
