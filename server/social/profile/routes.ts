import { titleOf } from '@carriage/shared/catalogue'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import { problemError, type TableService } from '../../tables/index.ts'
import { peopleMet } from './figures.ts'
import { readGameLengths } from './lengths.ts'
import { listOpenGames, listOwnGames } from './listings.ts'
import { needProfile, readProfile, setProfile } from './profile.ts'
import { findStrongestTables } from './strongest.ts'

interface HistoryOptions {
  readonly database: Database
  readonly tables: TableService
}

/** Finished games, how long they took, and the people who played them. */
export function historyRoutes(guard: Guard, { database, tables }: HistoryOptions): FastifyPluginAsyncZod {
  const lengths = readGameLengths(database)
  const strongest = findStrongestTables(database, tables)
  return async (app) => {
    app.route({
      ...routeOf('GET /api/games/:game/lengths'),
      handler: async (request, reply) => {
        await guard.authorize(request, 'listOpen')
        const { game } = request.params
        if (!titleOf(game)) throw problemError('notFound', `There is no game ${game}.`)
        reply.header('cache-control', 'public, max-age=300')
        return { lengths: await lengths.of(game) }
      },
    })

    app.route({
      ...routeOf('GET /api/tables/strongest'),
      handler: async (request) => {
        await guard.authorize(request, 'listOpen')
        return { tables: await strongest() }
      },
    })

    app.route({
      ...routeOf('GET /api/me/history'),
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'seeHistory'))
        return tables.list(listOwnGames(id, request.query), request.query, id)
      },
    })

    app.route({
      ...routeOf('GET /api/me/history/people'),
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'seeHistory'))
        return { people: await peopleMet(database, id) }
      },
    })

    app.route({
      ...routeOf('GET /api/people/:account'),
      handler: async (request) =>
        readProfile(database, request.params.account, await guard.authorize(request, 'readProfile')),
    })

    app.route({
      ...routeOf('GET /api/people/:account/games'),
      handler: async (request) => {
        const { account } = request.params
        const viewer = await needProfile(database, account, await guard.authorize(request, 'readProfile'))
        return tables.list(listOpenGames(account, request.query.game), request.query, viewer)
      },
    })

    app.route({
      ...routeOf('PUT /api/me/profile'),
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'manageAccount'))
        await setProfile(database, id, request.body)
        return request.body
      },
    })
  }
}
