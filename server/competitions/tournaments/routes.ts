import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { problemError } from '../../tables/index.ts'
import { type MakingOptions, makeTournament } from './make-tournament.ts'
import { readTournament } from './read-tournament.ts'
import { listTournaments } from './read-tournaments.ts'
import {
  cancelTournament,
  enterTournament,
  removePerson,
  renewTournamentKey,
  startNow,
  withdrawFrom,
} from './sign-up.ts'

/** Tournaments, which everybody can watch and lasting accounts can create and play. */
export function tournamentRoutes(guard: Guard, options: MakingOptions): FastifyPluginAsyncZod {
  const { database } = options
  type Asked = Parameters<Guard['authorize']>[0]
  /** A one-tap link only gives access to its table. */
  async function viewerOf(request: Asked): Promise<string | undefined> {
    const caller = await guard.authorize(request, 'listOpen')
    return caller.kind === 'account' && caller.via !== 'link' ? caller.id : undefined
  }
  async function playerOf(request: Asked): Promise<string> {
    return accountOf(await guard.authorize(request, 'playTournaments')).id
  }
  async function leaverOf(request: Asked): Promise<string> {
    return accountOf(await guard.authorize(request, 'leaveTournaments')).id
  }

  return async (app) => {
    app.route({
      ...routeOf('GET /api/tournaments'),
      handler: async (request) => listTournaments(database, await viewerOf(request), request.query),
    })

    app.route({
      ...routeOf('POST /api/tournaments'),
      handler: async (request, reply) => {
        const id = await makeTournament(options, await playerOf(request), request.body, new Date())
        return reply.code(201).send({ id })
      },
    })

    app.route({
      ...routeOf('GET /api/tournaments/:tournament'),
      handler: async (request) => {
        const account = await viewerOf(request)
        const tournament = await readTournament(database, request.params.tournament, account)
        if (!tournament) throw problemError('notFound', 'Tournament not found.')
        return tournament
      },
    })

    app.route({
      ...routeOf('DELETE /api/tournaments/:tournament'),
      handler: async (request, reply) => {
        await cancelTournament(database, request.params.tournament, await leaverOf(request))
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('POST /api/tournaments/:tournament/start'),
      handler: async (request, reply) => {
        await startNow(database, request.params.tournament, await leaverOf(request), new Date())
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('PUT /api/tournaments/:tournament/sign-up'),
      handler: async (request, reply) => {
        const account = await playerOf(request)
        await enterTournament(database, request.params.tournament, account, { ...request.body, now: new Date() })
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('DELETE /api/tournaments/:tournament/sign-up'),
      handler: async (request, reply) => {
        await withdrawFrom(database, request.params.tournament, await leaverOf(request))
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('POST /api/tournaments/:tournament/key'),
      handler: async (request, reply) => {
        await renewTournamentKey(database, request.params.tournament, await leaverOf(request))
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('PUT /api/tournaments/:tournament/people/:account/removal'),
      handler: async (request, reply) => {
        const { tournament, account } = request.params
        const owner = await leaverOf(request)
        await removePerson(database, tournament, { owner, account, reason: request.body.reason })
        return reply.code(204).send(null)
      },
    })
  }
}
