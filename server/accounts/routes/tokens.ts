import { issuedToken, keptToken, newToken, oneOfMine } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { issueToken, listTokens, revokeToken } from '../tokens.ts'
import { type Desk, entitled } from './desk.ts'

const tags = ['account']

/** API tokens, for programs that play or look on for their owner. */
export function tokenRoutes(desk: Desk): FastifyPluginAsyncZod {
  const { database, bus, auth } = desk
  return async (app) => {
    app.get(
      '/api/me/tokens',
      { schema: { tags, summary: 'Your API tokens', response: { 200: z.array(keptToken) } } },
      async (request) => {
        const { caller } = await entitled(desk, request, 'manageAccount')
        return listTokens(database, caller.id)
      },
    )

    app.post(
      '/api/me/tokens',
      { schema: { tags, summary: 'Make an API token', body: newToken, response: { 201: issuedToken } } },
      async (request, reply) => {
        const { caller } = await entitled(desk, request, 'issueToken')
        return reply.code(201).send(await issueToken(database, auth, caller.id, request.body))
      },
    )

    app.delete(
      '/api/me/tokens/:id',
      { schema: { tags, summary: 'Revoke an API token', params: oneOfMine, response: { 204: z.null() } } },
      async (request, reply) => {
        const { caller } = await entitled(desk, request, 'manageAccount')
        await revokeToken(database, bus, caller.id, request.params.id)
        return reply.code(204).send(null)
      },
    )
  }
}
