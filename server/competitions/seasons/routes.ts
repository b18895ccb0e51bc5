import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import { problemError } from '../../tables/index.ts'
import { listLeagues } from './read-leagues.ts'
import { readSeason } from './read-season.ts'
import { signOff, signUp } from './sign-up.ts'

/** Leagues and their seasons, which everybody can see and lasting accounts can play. */
export function seasonRoutes(guard: Guard, database: Database): FastifyPluginAsyncZod {
  /** A one-tap link only gives access to its table. */
  async function viewerOf(request: Parameters<Guard['authorize']>[0]): Promise<string | undefined> {
    const caller = await guard.authorize(request, 'listOpen')
    return caller.kind === 'account' && caller.via !== 'link' ? caller.id : undefined
  }

  return async (app) => {
    app.route({
      ...routeOf('GET /api/leagues'),
      handler: async (request) => ({ leagues: await listLeagues(database, await viewerOf(request)) }),
    })

    app.route({
      ...routeOf('PUT /api/leagues/:league/sign-up'),
      handler: async (request, reply) => {
        const { id } = accountOf(await guard.authorize(request, 'playSeasons'))
        await signUp(database, request.params.league, id, { stays: request.body.stays, now: new Date() })
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('DELETE /api/leagues/:league/sign-up'),
      handler: async (request, reply) => {
        const { id } = accountOf(await guard.authorize(request, 'leaveSeasons'))
        await signOff(database, request.params.league, id)
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('GET /api/seasons/:season'),
      handler: async (request) => {
        const account = await viewerOf(request)
        const season = await readSeason(database, request.params.season, { ...request.query, account })
        if (!season) throw problemError('notFound', 'Season not found.')
        return season
      },
    })
  }
}
