import type { MatchId } from '@carriage/protocol'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import { problemError } from '../index.ts'
import { readNote, saveNote } from './notes.ts'

/** A person's private notes about a table where they play or have played. */
export function noteRoutes(guard: Guard, database: Database): FastifyPluginAsyncZod {
  /** The person, at a table that has started: before that a seat is left without a trace. */
  async function writerAt(request: FastifyRequest, id: MatchId): Promise<string> {
    const { caller, facts } = await guard.authorizeTable(request, 'saveNotes', id)
    if (facts.state === 'waiting') throw problemError('conflict', 'The game hasn’t started.')
    return accountOf(caller).id
  }

  return async (app) => {
    app.route({
      ...routeOf('GET /api/matches/:id/notes'),
      handler: async (request) => {
        const { id } = request.params
        return readNote(database, id, await writerAt(request, id))
      },
    })

    app.route({
      ...routeOf('PUT /api/matches/:id/notes'),
      handler: async (request) => {
        const { id } = request.params
        const saved = await saveNote(database, id, await writerAt(request, id), request.body)
        if (!saved) throw problemError('conflict', 'Other notes of yours have been saved since; read them first.')
        return saved
      },
    })
  }
}
