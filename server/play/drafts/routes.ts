import type { Seat } from '@carriage/kernel'
import { longestDraft, type MatchId } from '@carriage/protocol'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import { problemError } from '../../tables/index.ts'
import { readDraft, saveDraft } from './drafts.ts'

/** The draft of a seat, so that it follows the holder of the seat to another device. */
export function draftRoutes(guard: Guard, database: Database): FastifyPluginAsyncZod {
  /** The seat of the caller, at a table that has started: before that, another player may take the seat. */
  async function seatAt(request: FastifyRequest, id: MatchId): Promise<Seat> {
    const { seat, facts } = await guard.authorizeTable(request, 'saveDraft', id)
    if (seat === null) throw problemError('forbidden', 'You have no seat here.')
    if (facts.state === 'waiting') throw problemError('conflict', 'The game hasn’t started.')
    return seat
  }

  return async (app) => {
    app.route({
      ...routeOf('GET /api/matches/:id/draft'),
      handler: async (request) => {
        const { id } = request.params
        return readDraft(database, id, await seatAt(request, id))
      },
    })

    app.route({
      ...routeOf('PUT /api/matches/:id/draft'),
      // Besides the draft there is only its time.
      bodyLimit: longestDraft + 100,
      handler: async (request) => {
        const { id } = request.params
        return saveDraft(database, id, await seatAt(request, id), request.body)
      },
    })
  }
}
