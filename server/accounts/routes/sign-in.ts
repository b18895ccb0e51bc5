import { ceremony } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { routeOf } from '../../platform/http/route-of.ts'
import { ask } from '../ask-auth.ts'
import { noteBrowser } from '../browsers.ts'
import { readMe } from '../me.ts'
import { passkeyChallenge, sendCode, signInByCode, signInByPasskey } from '../sign-in.ts'
import { type AccountRouteDeps, callerAfter, comerOf, giveCookies } from './deps.ts'

/** Ways in and out. */
export function signInRoutes(deps: AccountRouteDeps): FastifyPluginAsyncZod {
  const { database, bus, auth } = deps
  return async (app) => {
    app.route({
      ...routeOf('POST /api/sign-in/code'),
      handler: async (request, reply) => {
        await sendCode(database, auth, await comerOf(deps, request), request.body.email)
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('POST /api/sign-in'),
      handler: async (request, reply) => {
        const comer = await comerOf(deps, request)
        const answer = await signInByCode(database, auth, comer, request.body)
        giveCookies(reply, answer)
        const caller = await callerAfter(deps, comer, answer)
        await noteBrowser(deps, request, reply, [comer.caller, caller])
        return readMe(database, caller)
      },
    })

    app.route({
      ...routeOf('POST /api/sign-in/passkey/options'),
      handler: async (request, reply) => {
        const answer = await passkeyChallenge(auth, await comerOf(deps, request))
        giveCookies(reply, answer)
        return ceremony.parse(answer.body)
      },
    })

    app.route({
      ...routeOf('POST /api/sign-in/passkey'),
      handler: async (request, reply) => {
        const comer = await comerOf(deps, request)
        const answer = await signInByPasskey(auth, comer, request.body.response)
        giveCookies(reply, answer)
        const caller = await callerAfter(deps, comer, answer)
        await noteBrowser(deps, request, reply, [comer.caller, caller])
        return readMe(database, caller)
      },
    })

    app.route({
      ...routeOf('POST /api/sign-out'),
      handler: async (request, reply) => {
        const { caller, ...asking } = await comerOf(deps, request)
        giveCookies(reply, await ask(auth, asking, '/sign-out', {}))
        if (caller.kind === 'account') bus.publish(`signedOut.${caller.id}`, 'session')
        return reply.code(204).send(null)
      },
    })
  }
}
