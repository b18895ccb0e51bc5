import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { routeOf } from '../../platform/http/route-of.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import { type AuthAnswer, ask } from '../ask-auth.ts'
import { readLink, tableNamedIn } from '../link.ts'
import { linkPath } from '../link-sign-in.ts'
import { type AccountRouteOptions, giveCookies, identifyRequester } from './deps.ts'

/**
 * One-tap links lead to `/l#<token>`. The part after the `#` is not sent to servers, so it does not appear in logs of
 * proxies; the page sends it here. A mail scanner that only fetches the URL changes nothing.
 */
export function linkRoutes(options: AccountRouteOptions): FastifyPluginAsyncZod {
  const { database, auth, secret } = options
  return async (app) => {
    app.route({
      ...routeOf('POST /api/links/open'),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { token } = request.body
        const link = await readLink(database, secret, token)
        if (!link) return { outcome: 'expired' as const, match: tableNamedIn(token) ?? null }
        const { match, account } = link
        const requester = await identifyRequester(options, request)
        const { caller } = requester
        // A link never signs a caller out; the page informs a caller with another account.
        if (caller.kind === 'account' && caller.id !== account) return { outcome: 'other' as const, match }
        const tables = caller.kind === 'account' ? caller.tables : []
        if (!tables || tables.includes(match)) return { outcome: 'opened' as const, match }
        const answer = await ask(auth, requester, linkPath, { token, tables }).catch(refusedLink)
        if (!answer) return { outcome: 'expired' as const, match }
        giveCookies(reply, answer)
        return { outcome: 'opened' as const, match }
      },
    })
  }
}

/** Revoked between two checks, which counts as expired. */
function refusedLink(error: unknown): AuthAnswer | undefined {
  if (error instanceof ProblemError && error.problem.code === 'unauthenticated') return undefined
  throw error
}
