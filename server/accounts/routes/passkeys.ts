import { account, ceremony, keptPasskey, oneOfMine, passkeyCreated } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { readMe } from '../me.ts'
import { forgetPasskey, keepPasskey, listPasskeys, newPasskeyChallenge } from '../passkeys.ts'
import { callerAfter, type Desk, entitled, giveCookies } from './desk.ts'

const tags = ['account']

export function passkeyRoutes(desk: Desk): FastifyPluginAsyncZod {
  const { database, auth } = desk
  return async (app) => {
    app.get(
      '/api/me/passkeys',
      { schema: { tags, summary: 'Your passkeys', response: { 200: z.array(keptPasskey) } } },
      async (request) => {
        const { caller } = await entitled(desk, request, 'manageAccount')
        return listPasskeys(database, caller.id)
      },
    )

    app.post(
      '/api/me/passkeys/options',
      { schema: { tags, summary: 'Begin to add a passkey', response: { 200: ceremony } } },
      async (request, reply) => {
        const comer = await entitled(desk, request, 'manageAccount')
        const answer = await newPasskeyChallenge(auth, comer, comer.caller.name)
        giveCookies(reply, answer)
        return ceremony.parse(answer.body)
      },
    )

    app.post(
      '/api/me/passkeys',
      { schema: { tags, summary: 'Add a passkey', body: passkeyCreated, response: { 200: account } } },
      async (request, reply) => {
        const comer = await entitled(desk, request, 'manageAccount')
        const answer = await keepPasskey(auth, comer, request.body.response, request.body.name)
        giveCookies(reply, answer)
        return readMe(database, await callerAfter(desk, comer, { ...answer, cookies: [] }))
      },
    )

    app.delete(
      '/api/me/passkeys/:id',
      { schema: { tags, summary: 'Forget a passkey', params: oneOfMine, response: { 204: z.null() } } },
      async (request, reply) => {
        const { caller } = await entitled(desk, request, 'manageAccount')
        await forgetPasskey(database, caller.id, request.params.id)
        return reply.code(204).send(null)
      },
    )
  }
}
