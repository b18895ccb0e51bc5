import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { mailAccount } from '../../notifications/account-mail.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { needFreshSignIn } from '../fresh.ts'
import { issueToken, listTokens, revokeToken } from '../tokens.ts'
import { type AccountRouteOptions, entitled } from './deps.ts'

/** API tokens, for programs that play or watch for their owner. */
export function tokenRoutes(options: AccountRouteOptions): FastifyPluginAsyncZod {
  const { database, bus, auth } = options
  return async (app) => {
    app.route({
      ...routeOf('GET /api/me/tokens'),
      handler: async (request) => {
        const { caller } = await entitled(options, request, 'manageAccount')
        return listTokens(database, caller.id)
      },
    })

    app.route({
      ...routeOf('POST /api/me/tokens'),
      handler: async (request, reply) => {
        const { caller } = await entitled(options, request, 'issueToken')
        await needFreshSignIn(database, caller)
        const issued = await issueToken(database, auth, caller.id, request.body)
        await mailAccount(options, caller.id, 'tokenMade', request.log)
        return reply.code(201).send(issued)
      },
    })

    app.route({
      ...routeOf('DELETE /api/me/tokens/:id'),
      handler: async (request, reply) => {
        const { caller } = await entitled(options, request, 'manageAccount')
        await revokeToken(database, bus, caller.id, request.params.id)
        return reply.code(204).send(null)
      },
    })
  }
}
