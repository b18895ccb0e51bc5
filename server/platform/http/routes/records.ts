import { longestRecord } from '@carriage/protocol'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Records } from '../../../play/records/index.ts'
import { problemError } from '../../../tables/index.ts'
import { accountOf, type Guard } from '../guard.ts'
import { routeOf } from '../route-of.ts'

/** Finished matches as texts: export and import. They come from the database and do not cross the bus. */
export function recordRoutes(guard: Guard, records: Records): FastifyPluginAsyncZod {
  return async (app) => {
    // The text itself is stored, so that it can be returned bit for bit. A thread parses it.
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
    const importers = new WeakMap<FastifyRequest, string>()

    app.route({
      ...routeOf('GET /api/matches/:id/record'),
      handler: async (request, reply) => {
        const { id } = request.params
        const { facts } = await guard.authorizeTable(request, 'seeRecord', id)
        const record = facts.state === 'over' ? await records.read(id) : undefined
        if (record === undefined) throw problemError('conflict', 'The record is available when the match is over.')
        reply.header('content-type', 'application/json; charset=utf-8')
        reply.header('content-disposition', `attachment; filename="${id}.record.json"`)
        // Sent byte for byte, as the record was written.
        return reply.send(record as never)
      },
    })

    app.route({
      ...routeOf('POST /api/records'),
      bodyLimit: longestRecord,
      // Before the body is read: the server does not receive it from a caller who may not import.
      onRequest: async (request) => {
        importers.set(request, accountOf(await guard.authorize(request, 'importRecord')).id)
      },
      handler: async (request) => {
        const account = importers.get(request)
        if (account === undefined) throw new Error('The caller of an import has no account.')
        return { id: await records.import(account, request.body) }
      },
    })
  }
}
