import { keptSession, oneOfMine } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { revokeLinks } from '../link.ts'
import { endSession, listSessions } from '../sessions.ts'
import { type Desk, entitled } from './desk.ts'

const tags = ['account']

/** Where one is signed in, and the links that can sign one in. */
export function sessionRoutes(desk: Desk): FastifyPluginAsyncZod {
  const { database, bus, auth } = desk
  return async (app) => {
    app.get(
      '/api/me/sessions',
      { schema: { tags, summary: 'Where you are signed in', response: { 200: z.array(keptSession) } } },
      async (request) => {
        const { caller, headers } = await entitled(desk, request, 'manageAccount')
        const held = headers.cookie === undefined ? undefined : await auth.heldBy(headers.cookie)
        return listSessions(database, caller.id, held?.session)
      },
    )

    app.delete(
      '/api/me/sessions/:id',
      { schema: { tags, summary: 'Sign another device out', params: oneOfMine, response: { 204: z.null() } } },
      async (request, reply) => {
        const { caller } = await entitled(desk, request, 'manageAccount')
        await endSession(database, bus, caller.id, request.params.id)
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/api/me/links',
      {
        schema: {
          tags,
          summary: 'Revoke every one-tap link that was sent to you',
          description: 'Also ends the sessions that such links began.',
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { caller } = await entitled(desk, request, 'manageAccount')
        await revokeLinks(database, caller.id)
        bus.publish(`signedOut.${caller.id}`, 'links')
        return reply.code(204).send(null)
      },
    )
  }
}
