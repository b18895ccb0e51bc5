import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { problemError } from '../../tables/problem-error.ts'
import type { Guard } from '../http/guard.ts'
import { routeOf } from '../http/route-of.ts'
import { clientReports } from '../operations/metrics.ts'
import type { Database } from '../storage/database.ts'
import { storeReport } from './client-reports.ts'

export function clientReportRoutes(
  guard: Guard,
  { database, log }: { readonly database: Database; readonly log: Pick<Logger, 'warn'> },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...routeOf('POST /api/client-reports'),
      // The longest texts with each character escaped.
      bodyLimit: 65_536,
      handler: async (request, reply) => {
        await guard.authorize(request, 'reportFault')
        const stored = await storeReport(database, request.body, request.headers['user-agent'] ?? '')
        clientReports.add(1, { outcome: stored })
        if (stored === 'full') throw problemError('tooMany', 'Too many reports today. Send it again tomorrow.')
        const { part, message, match, entry, client } = request.body
        if (stored === 'new') log.warn({ part, message, match, entry, client }, 'client report received')
        return reply.code(204).send(null)
      },
    })
  }
}
