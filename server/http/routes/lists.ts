import { page, pageOfGame, pageOfMine, type TablePage, tablePage } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Caller } from '../../accounts/caller.ts'
import { callerAt } from '../../authority/index.ts'
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
        const caller = accountOf(await door.enter(request, 'listMine'))
        return opened(caller, await tables.list(tablesOf(caller.id, request.query.state), request.query, caller.id))
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
        const caller = accountOf(await door.enter(request, 'listMine'))
        return opened(caller, await tables.list(tablesWaitingFor(caller.id), request.query, caller.id))
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
        const caller = accountOf(await door.enter(request, 'listMine'))
        return opened(caller, await tables.list(invitationsOf(caller.id), request.query, caller.id))
      },
    )
  }
}

/** Whoever came by a one-tap link sees of the own tables those that it opens. */
function opened(caller: Caller, page: TablePage): TablePage {
  return { ...page, tables: page.tables.filter(({ id }) => callerAt(caller, id).kind === 'account') }
}
