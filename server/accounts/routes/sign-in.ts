import { ceremony } from '@carriage/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { routeOf } from '../../platform/http/route-of.ts'
import { ask, headersOf } from '../ask-auth.ts'
import { noteBrowser } from '../browsers.ts'
import { type Entered, enterBy, enterByCode } from '../enter.ts'
import { readMe } from '../me.ts'
import { readSessionGuest } from '../session-guest.ts'
import { passkeyChallenge, type Requester, sendCode, signInByPasskey } from '../sign-in.ts'
import { type AccountRouteOptions, giveCookies, identifyRequester } from './deps.ts'

export function signInRoutes(options: AccountRouteOptions): FastifyPluginAsyncZod {
  const { database, bus, auth } = options

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    requester: Requester,
    { caller, answer }: Entered,
  ) {
    giveCookies(reply, answer)
    await noteBrowser(options, request, reply, [requester.caller, caller])
    return readMe(database, caller)
  }

  return async (app) => {
    app.route({
      ...routeOf('POST /api/sign-in/code'),
      handler: async (request, reply) => {
        await sendCode(auth, await identifyRequester(options, request), request.body.email)
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('POST /api/sign-in'),
      handler: async (request, reply) => {
        const requester = await identifyRequester(options, request)
        return enter(request, reply, requester, await enterByCode(options, requester, request.body))
      },
    })

    app.route({
      ...routeOf('POST /api/sign-in/passkey/options'),
      handler: async (request, reply) => {
        const answer = await passkeyChallenge(auth, await identifyRequester(options, request))
        giveCookies(reply, answer)
        return ceremony.parse(answer.body)
      },
    })

    app.route({
      ...routeOf('POST /api/sign-in/passkey'),
      handler: async (request, reply) => {
        const requester = await identifyRequester(options, request)
        const answer = await signInByPasskey(auth, requester, request.body.response)
        return enter(request, reply, requester, await enterBy(options, requester, answer))
      },
    })

    app.route({
      ...routeOf('POST /api/sign-out'),
      handler: async (request, reply) => {
        const { caller, ...asking } = await identifyRequester(options, request)
        const session = caller.kind === 'account' && caller.via === 'session' ? caller.proof?.id : undefined
        const guest = session && (await readSessionGuest(database, session))
        const answer = await ask(auth, asking, '/sign-out', {})
        // The browser gets the guest session back, since nothing else leads to the guest.
        giveCookies(reply, guest ? { ...answer, cookies: await auth.begin(guest.id, headersOf(asking)) } : answer)
        if (caller.kind === 'account') bus.publish(`signedOut.${caller.id}`, 'session')
        return reply.code(204).send(null)
      },
    })
  }
}
