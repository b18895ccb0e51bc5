import { Readable } from 'node:stream'
import type { SiteFacts } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Bus } from '../../platform/bus/index.ts'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { problemError } from '../../tables/index.ts'
import { needFreshSignIn } from '../fresh.ts'
import { eraseAccount } from './erase.ts'
import { type ExportOptions, exportAccount } from './export.ts'

export interface PrivacyOptions extends ExportOptions {
  readonly bus: Bus
  readonly secret: string
  /** Who runs the site, as set by the operator. */
  readonly facts: SiteFacts
}

/** Routes with which a person exports or deletes everything stored about them. */
export function privacyRoutes(guard: Guard, options: PrivacyOptions): FastifyPluginAsyncZod {
  const { database, facts } = options
  /** Accounts with an export in progress. */
  const exporting = new Set<string>()
  return async (app) => {
    app.route({
      ...routeOf('GET /api/site'),
      handler: async (request) => {
        await guard.authorize(request, 'listOpen')
        return facts
      },
    })

    app.route({
      ...routeOf('GET /api/me/export'),
      handler: async (request, reply) => {
        const caller = accountOf(await guard.authorize(request, 'manageAccount'))
        if (exporting.has(caller.id))
          throw problemError('tooMany', 'Your export is in progress. Wait until it is complete.')
        exporting.add(caller.id)
        const file = Readable.from(exportAccount(options, caller)).once('close', () => exporting.delete(caller.id))
        reply.header('content-type', 'application/json; charset=utf-8')
        reply.header('content-disposition', 'attachment; filename="carriage-house-export.json"')
        reply.header('cache-control', 'no-store')
        // A stream is sent without the schema.
        return reply.send(file as never)
      },
    })

    app.route({
      ...routeOf('DELETE /api/me'),
      handler: async (request, reply) => {
        const caller = accountOf(await guard.authorize(request, 'manageAccount'))
        await needFreshSignIn(database, caller)
        await eraseAccount(options, caller.id)
        request.log.info('account deleted by its owner')
        return reply.code(204).send(null)
      },
    })
  }
}
