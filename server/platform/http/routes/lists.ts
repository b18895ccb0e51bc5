import type { OpenFilter, TableListPage } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Caller } from '../../../accounts/caller.ts'
import { callerAt } from '../../../accounts/permissions/index.ts'
import {
  type Listing,
  listInvitations,
  listOpenTables,
  listTablesWaitingFor,
  openTables,
  type TableService,
  tablesOfAccount,
  tablesToWatch,
} from '../../../tables/index.ts'
import { accountOf, type Guard } from '../guard.ts'
import { routeOf } from '../route-of.ts'

export function listRoutes(guard: Guard, tables: TableService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...routeOf('GET /api/tables/open'),
      handler: async (request) => {
        const caller = await guard.authorize(request, 'listOpen')
        const account = caller.kind === 'account' ? caller.id : undefined
        const { awake } = request.query
        const listing = openListing(request.query, account)
        return awake === 'mine' && account !== undefined
          ? tables.listAwake(listing, request.query, account)
          : tables.list(listing, request.query, account)
      },
    })

    app.route({
      ...routeOf('GET /api/tables/watch'),
      handler: async (request) => {
        const caller = await guard.authorize(request, 'listOpen')
        const account = caller.kind === 'account' ? caller.id : undefined
        return tables.list(tablesToWatch(request.query.game), request.query, account)
      },
    })

    app.route({
      ...routeOf('GET /api/tables/mine'),
      handler: async (request) => {
        const caller = accountOf(await guard.authorize(request, 'listOwnTables'))
        return opened(
          caller,
          await tables.list(tablesOfAccount(caller.id, request.query.state), request.query, caller.id),
        )
      },
    })

    app.route({
      ...routeOf('GET /api/tables/waiting'),
      handler: async (request) => {
        const caller = accountOf(await guard.authorize(request, 'listOwnTables'))
        return opened(caller, await tables.list(listTablesWaitingFor(caller.id), request.query, caller.id))
      },
    })

    app.route({
      ...routeOf('GET /api/tables/invited'),
      handler: async (request) => {
        const caller = accountOf(await guard.authorize(request, 'listOwnTables'))
        return opened(caller, await tables.list(listInvitations(caller.id), request.query, caller.id))
      },
    })
  }
}

/** The list without filters is requested most. */
function openListing({ game, ...filter }: OpenFilter, account: string | undefined): Listing {
  const { pace, seats, tags, rated, near } = filter
  return (pace ?? seats ?? tags ?? rated ?? near) ? listOpenTables({ game, ...filter }, account) : openTables(game)
}

/** A caller from a one-tap link sees only the own tables that it opens. */
function opened(caller: Caller, page: TableListPage): TableListPage {
  return { ...page, tables: page.tables.filter(({ id }) => callerAt(caller, id).kind === 'account') }
}
