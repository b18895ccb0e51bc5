import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { mailAccount, readConfirmedAddress } from '../../notifications/account-mail.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { ask } from '../ask-auth.ts'
import { noteBrowser } from '../browsers.ts'
import { addAddress } from '../enter.ts'
import { needFreshSignIn } from '../fresh.ts'
import { nameGuest, readMe, renameAccount } from '../me.ts'
import { declineGuest, takeGuest } from '../session-guest.ts'
import { sendCode } from '../sign-in.ts'
import { type AccountRouteOptions, callerAfter, entitled, giveCookies, identifyRequester } from './deps.ts'

/** Guests, names, addresses. */
export function meRoutes(options: AccountRouteOptions): FastifyPluginAsyncZod {
  const { database, bus, auth } = options
  return async (app) => {
    app.route({
      ...routeOf('POST /api/guest'),
      handler: async (request, reply) => {
        const requester = await identifyRequester(options, request)
        // A caller who has an account keeps it; a link that seats you never makes a second guest of you.
        if (requester.caller.kind === 'account') return readMe(database, requester.caller)
        const answer = await ask(auth, requester, '/sign-in/anonymous', {})
        const guest = await callerAfter(options, requester, answer)
        if (request.body.name !== undefined) await nameGuest(database, guest.id, request.body.name)
        giveCookies(reply, answer)
        return readMe(database, guest)
      },
    })

    app.route({
      ...routeOf('GET /api/me'),
      handler: async (request, reply) => {
        // The first request of every page. Browsers log a 401 as an error on the console, and being anonymous is none.
        // A program that sends a token needs to know that it is refused.
        const { caller: requester } = await identifyRequester(options, request)
        if (requester.kind === 'anonymous' && request.headers.authorization === undefined)
          return reply.code(204).send(null)
        const { caller, ...asking } = await entitled(options, request, 'listOwnTables')
        // A used session is extended; the library renews it once a day.
        if (caller.via === 'session') giveCookies(reply, await ask(auth, asking, '/get-session'))
        return readMe(database, caller)
      },
    })

    app.route({
      ...routeOf('PATCH /api/me'),
      handler: async (request) => {
        const { caller } = await entitled(options, request, 'rename')
        await renameAccount(database, bus, caller.id, request.body.name, options.limitFactor)
        return readMe(database, caller)
      },
    })

    app.route({
      ...routeOf('POST /api/me/email/code'),
      handler: async (request, reply) => {
        const requester = await entitled(options, request, 'manageAccount')
        await needFreshSignIn(database, requester.caller)
        await sendCode(auth, requester, request.body.email)
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('PUT /api/me/email'),
      handler: async (request, reply) => {
        const requester = await entitled(options, request, 'manageAccount')
        await needFreshSignIn(database, requester.caller)
        const old = await readConfirmedAddress(database, requester.caller.id)
        const { email } = request.body
        const { caller, answer } = await addAddress(options, requester, request.body)
        giveCookies(reply, answer)
        await noteBrowser(options, request, reply, [caller])
        if (old && old.email !== email)
          await mailAccount(options, requester.caller.id, 'addressChanged', request.log, { address: email }, old)
        return readMe(database, caller)
      },
    })

    app.route({
      ...routeOf('POST /api/me/guest'),
      handler: async (request) => {
        const { caller } = await entitled(options, request, 'manageAccount')
        await takeGuest(options, caller)
        return readMe(database, caller)
      },
    })

    app.route({
      ...routeOf('DELETE /api/me/guest'),
      handler: async (request) => {
        const { caller } = await entitled(options, request, 'manageAccount')
        await declineGuest(database, caller)
        return readMe(database, caller)
      },
    })
  }
}
