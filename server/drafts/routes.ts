import type { Seat } from '@carriage/kernel'
import { keptDraft, longestDraft, type MatchId, matchId, newDraft } from '@carriage/protocol'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Door } from '../http/door.ts'
import type { Database } from '../store/database.ts'
import { declined } from '../tables/index.ts'
import { draftOf, keepDraft } from './drafts.ts'

const params = z.object({ id: matchId })

/** What a seat drafts, so that it follows whoever holds the seat to another device. */
export function draftRoutes(door: Door, database: Database): FastifyPluginAsyncZod {
  const about = (operationId: string, summary: string) => ({ tags: ['matches'], operationId, summary })

  /** The seat of whoever asks, at a table that has begun: before that, somebody else may come to sit there. */
  async function seatAt(request: FastifyRequest, id: MatchId): Promise<Seat> {
    const { seat, facts } = await door.enterTable(request, 'keepDraft', id)
    if (seat === null) throw declined('forbidden', 'You have no seat here.')
    if (facts.state === 'gathering') throw declined('conflict', 'The match has not started.')
    return seat
  }

  return async (app) => {
    app.get(
      '/api/matches/:id/draft',
      {
        schema: { ...about('readDraft', 'What you have drafted for your seat'), params, response: { 200: keptDraft } },
      },
      async (request) => {
        const { id } = request.params
        return draftOf(database, id, await seatAt(request, id))
      },
    )

    app.put(
      '/api/matches/:id/draft',
      {
        // Around the draft there is only its time.
        bodyLimit: longestDraft + 100,
        schema: {
          ...about(
            'keepDraft',
            'Keep what you draft for your seat; if a newer one is kept already, it is the answer. It ends with the match',
          ),
          params,
          body: newDraft,
          response: { 200: keptDraft },
        },
      },
      async (request) => {
        const { id } = request.params
        return keepDraft(database, id, await seatAt(request, id), request.body)
      },
    )
  }
}
