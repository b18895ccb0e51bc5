import { ceremony } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { mailAccount } from '../../notifications/account-mail.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { noteBrowser } from '../browsers.ts'
import { carried, startNewSession } from '../enter.ts'
import { needFreshSignIn } from '../fresh.ts'
import { readMe } from '../me.ts'
import { forgetPasskey, listPasskeys, newPasskeyChallenge, savePasskey } from '../passkeys.ts'
import { type AccountRouteOptions, entitled, giveCookies } from './deps.ts'

export function passkeyRoutes(options: AccountRouteOptions): FastifyPluginAsyncZod {
  const { database, auth } = options
  return async (app) => {
    app.route({
      ...routeOf('GET /api/me/passkeys'),
      handler: async (request) => {
        const { caller } = await entitled(options, request, 'manageAccount')
        return listPasskeys(database, caller.id)
      },
    })

    app.route({
      ...routeOf('POST /api/me/passkeys/options'),
      handler: async (request, reply) => {
        const requester = await entitled(options, request, 'manageAccount')
        await needFreshSignIn(database, requester.caller)
        const answer = await newPasskeyChallenge(auth, requester, requester.caller.name)
        giveCookies(reply, answer)
        return ceremony.parse(answer.body)
      },
    })

    app.route({
      ...routeOf('POST /api/me/passkeys'),
      handler: async (request, reply) => {
        const requester = await entitled(options, request, 'manageAccount')
        await needFreshSignIn(database, requester.caller)
        const saved = await savePasskey(auth, requester, request.body.response, request.body.name)
        const { id, guest } = requester.caller
        const { caller, answer } = guest
          ? await startNewSession(options, requester, id)
          : await carried(options, requester, { caller: requester.caller, answer: { ...saved, cookies: [] } })
        giveCookies(reply, answer)
        await noteBrowser(options, request, reply, [caller])
        await mailAccount(options, id, 'passkeyAdded', request.log)
        return readMe(database, caller)
      },
    })

    app.route({
      ...routeOf('DELETE /api/me/passkeys/:id'),
      handler: async (request, reply) => {
        const { caller } = await entitled(options, request, 'manageAccount')
        await needFreshSignIn(database, caller)
        await forgetPasskey(database, options.secret, caller.id, request.params.id)
        await mailAccount(options, caller.id, 'passkeyRemoved', request.log)
        return reply.code(204).send(null)
      },
    })
  }
}
