import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import type { Budget } from '../../play/matches/budget.ts'
import { listTickets, lookForPlayers, stay, stopLooking } from './tickets.ts'

export interface QuickMatchRouteOptions {
  readonly database: Database
  readonly budget: Budget
}

/** Tickets of people who look for others to play with. Another process seats them. */
export function quickMatchRoutes(guard: Guard, options: QuickMatchRouteOptions): FastifyPluginAsyncZod {
  const { database } = options
  const shown = async (account: string) => ({ tickets: await listTickets(database, account) })
  return async (app) => {
    app.route({
      ...routeOf('POST /api/quick-match'),
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'joinQuickMatch'))
        await lookForPlayers(options, id, request.body)
        return shown(id)
      },
    })

    app.route({
      ...routeOf('POST /api/quick-match/stay'),
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'joinQuickMatch'))
        await stay(database, id)
        return shown(id)
      },
    })

    app.route({
      ...routeOf('DELETE /api/quick-match/:game'),
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'leaveQuickMatch'))
        return { tickets: await stopLooking(database, id, request.params.game) }
      },
    })
  }
}
