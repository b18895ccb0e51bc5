import type { Seat } from '@carriage/kernel'
import { longestPremoves, type MatchId } from '@carriage/protocol'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import { ProblemError, problemError } from '../../tables/index.ts'
import type { Matches } from '../matches/index.ts'
import { readPremoves } from './stored-premoves.ts'

export function premoveRoutes(guard: Guard, { pool }: Database, matches: Matches): FastifyPluginAsyncZod {
  async function seatAt(request: FastifyRequest, id: MatchId): Promise<Seat> {
    const { seat, facts } = await guard.authorizeTable(request, 'savePremoves', id)
    if (seat === null) throw problemError('forbidden', 'You have no seat here.')
    if (facts.state === 'waiting') throw problemError('conflict', 'The game hasn’t started.')
    return seat
  }

  return async (app) => {
    app.route({
      ...routeOf('GET /api/matches/:id/premoves'),
      handler: async (request) => {
        const { id } = request.params
        return readPremoves(pool, id, await seatAt(request, id))
      },
    })

    app.route({
      ...routeOf('PUT /api/matches/:id/premoves'),
      // Besides the premoves there is little.
      bodyLimit: longestPremoves + 1_000,
      handler: async (request) => {
        const { id } = request.params
        const seat = await seatAt(request, id)
        const outcome = await matches.savePremoves(id, seat, request.body.premoves)
        if (!outcome.ok) throw new ProblemError(outcome.problem)
        return readPremoves(pool, id, seat)
      },
    })
  }
}
