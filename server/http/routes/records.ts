import { importedRecord, longestRecord } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Imported } from '../../matches/imported.ts'
import { Declined } from '../../tables/index.ts'
import type { Door } from '../door.ts'

/** Finished matches from elsewhere. */
export function recordRoutes(door: Door, importRecord: (text: string) => Promise<Imported>): FastifyPluginAsyncZod {
  return async (app) => {
    // The text itself is kept, so that it can be given out again bit for bit.
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))

    app.post(
      '/api/records',
      {
        bodyLimit: longestRecord,
        schema: {
          operationId: 'importRecord',
          summary: 'Keep a finished match from elsewhere, if every claim in its record holds',
          tags: ['matches'],
          body: z.string().describe('The text of the record, as it was exported.'),
          response: { 200: importedRecord },
        },
      },
      async (request) => {
        await door.enter(request, 'createTable')
        const imported = await importRecord(request.body)
        if (!imported.ok) throw new Declined(imported.problem)
        return { id: imported.id }
      },
    )
  }
}
