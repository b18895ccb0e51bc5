import { page, pageOfGame, pageOfMine, tablePage } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  invitationsOf,
  openTables,
  type Tables,
  tablesOf,
  tablesToWatch,
  tablesWaitingFor,
} from '../../tables/index.ts'
import { accountOf, type Door } from '../door.ts'

/** Lists of tables, a page at a time. */
export function listRoutes(door: Door, tables: Tables): FastifyPluginAsyncZod {
  const response = { 200: tablePage }
  return async (app) => {
    app.get(
      '/api/tables/open',
      {
        schema: {
          operationId: 'listOpenTables',
          summary: 'Open tables that gather players, newest first',
          tags: ['lists'],
          querystring: pageOfGame,
          response,
        },
      },
      async (request) => {
        const caller = await door.enter(request, 'listOpen')
        const account = caller.kind === 'account' ? caller.id : undefined
        return tables.list(openTables(request.query.game), request.query, account)
      },
    )

    app.get(
      '/api/tables/watch',
      {
        schema: {
          operationId: 'listTablesToWatch',
          summary: 'Open tables that play, the latest started first',
          tags: ['lists'],
          querystring: pageOfGame,
          response,
        },
      },
      async (request) => {
        const caller = await door.enter(request, 'listOpen')
        const account = caller.kind === 'account' ? caller.id : undefined
        return tables.list(tablesToWatch(request.query.game), request.query, account)
      },
    )

    app.get(
      '/api/tables/mine',
      {
        schema: {
          operationId: 'listMyTables',
          summary: 'Tables at which you sit, the latest joined first',
          tags: ['lists'],
          querystring: pageOfMine,
          response,
        },
      },
      async (request) => {
        const { id } = accountOf(await door.enter(request, 'listMine'))
        return tables.list(tablesOf(id, request.query.state), request.query, id)
      },
    )

    app.get(
      '/api/tables/waiting',
      {
        schema: {
          operationId: 'listTablesWaitingForMe',
          summary: 'Tables that wait for your decision, the most urgent first',
          tags: ['lists'],
          querystring: page,
          response,
        },
      },
      async (request) => {
        const { id } = accountOf(await door.enter(request, 'listMine'))
        return tables.list(tablesWaitingFor(id), request.query, id)
      },
    )

    app.get(
      '/api/tables/invited',
      {
        schema: {
          operationId: 'listInvitations',
          summary: 'Tables that gather players and to which you were invited',
          tags: ['lists'],
          querystring: page,
          response,
        },
      },
      async (request) => {
        const { id } = accountOf(await door.enter(request, 'listMine'))
        return tables.list(invitationsOf(id), request.query, id)
      },
    )
  }
}
