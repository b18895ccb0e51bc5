import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { routeOf } from '../../platform/http/route-of.ts'
import { revokeLinks } from '../link.ts'
import { endSession, listSessions } from '../sessions.ts'
import { type AccountRouteOptions, entitled } from './deps.ts'

/** Sessions of an account, and the links that can start one. */
export function sessionRoutes(options: AccountRouteOptions): FastifyPluginAsyncZod {
  const { database, bus, auth } = options
  return async (app) => {
    app.route({
      ...routeOf('GET /api/me/sessions'),
      handler: async (request) => {
        const { caller, headers } = await entitled(options, request, 'manageAccount')
        const held = headers.cookie === undefined ? undefined : await auth.heldBy(headers.cookie)
        return listSessions(database, caller.id, held?.session)
      },
    })

    app.route({
      ...routeOf('DELETE /api/me/sessions/:id'),
      handler: async (request, reply) => {
        const { caller } = await entitled(options, request, 'manageAccount')
        await endSession(database, bus, caller.id, request.params.id)
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('DELETE /api/me/links'),
      handler: async (request, reply) => {
        const { caller } = await entitled(options, request, 'manageAccount')
        await revokeLinks(database, caller.id)
        bus.publish(`signedOut.${caller.id}`, 'links')
        return reply.code(204).send(null)
      },
    })
  }
}
