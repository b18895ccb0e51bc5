import { ceremony } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { routeOf } from '../../platform/http/route-of.ts'
import { noteBrowser } from '../browsers.ts'
import { beginAnew, carried } from '../enter.ts'
import { needFreshSignIn } from '../fresh.ts'
import { notifyHolder } from '../holder-mail.ts'
import { readMe } from '../me.ts'
import { forgetPasskey, listPasskeys, newPasskeyChallenge, savePasskey } from '../passkeys.ts'
import { type AccountRouteDeps, entitled, giveCookies } from './deps.ts'

export function passkeyRoutes(deps: AccountRouteDeps): FastifyPluginAsyncZod {
  const { database, auth } = deps
  return async (app) => {
    app.route({
      ...routeOf('GET /api/me/passkeys'),
      handler: async (request) => {
        const { caller } = await entitled(deps, request, 'manageAccount')
        return listPasskeys(database, caller.id)
      },
    })

    app.route({
      ...routeOf('POST /api/me/passkeys/options'),
      handler: async (request, reply) => {
        const comer = await entitled(deps, request, 'manageAccount')
        await needFreshSignIn(database, comer.caller)
        const answer = await newPasskeyChallenge(auth, comer, comer.caller.name)
        giveCookies(reply, answer)
        return ceremony.parse(answer.body)
      },
    })

    app.route({
      ...routeOf('POST /api/me/passkeys'),
      handler: async (request, reply) => {
        const comer = await entitled(deps, request, 'manageAccount')
        await needFreshSignIn(database, comer.caller)
        const saved = await savePasskey(auth, comer, request.body.response, request.body.name)
        const { id, guest } = comer.caller
        const { caller, answer } = guest
          ? await beginAnew(deps, comer, id)
          : await carried(deps, comer, { caller: comer.caller, answer: { ...saved, cookies: [] } })
        giveCookies(reply, answer)
        await noteBrowser(deps, request, reply, [caller])
        await notifyHolder(deps, id, 'passkeyAdded', request.log)
        return readMe(database, caller)
      },
    })

    app.route({
      ...routeOf('DELETE /api/me/passkeys/:id'),
      handler: async (request, reply) => {
        const { caller } = await entitled(deps, request, 'manageAccount')
        await needFreshSignIn(database, caller)
        await forgetPasskey(database, deps.secret, caller.id, request.params.id)
        await notifyHolder(deps, caller.id, 'passkeyRemoved', request.log)
        return reply.code(204).send(null)
      },
    })
  }
}
