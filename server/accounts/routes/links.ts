import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { Declined } from '../../tables/declined.ts'
import { type Answer, ask } from '../ask.ts'
import { readLink, tableNamedIn } from '../link.ts'
import { linkPath } from '../link-sign-in.ts'
import { comerOf, type Desk, giveCookies } from './desk.ts'

const tapped = z.object({ '*': z.string().min(1).max(2_048) })

/** One-tap links: `/l/<token>` leads to the table, signed in if nobody is. */
export function linkRoutes(desk: Desk): FastifyPluginAsyncZod {
  const { database, auth, secret } = desk
  return async (app) => {
    // A wildcard, since a token is longer than parameters are let be.
    app.get('/l/*', { schema: { hide: true, params: tapped } }, async (request, reply) => {
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
      const token = request.params['*']
      const link = await readLink(database, secret, token)
      if (!link) return reply.redirect(withQuery(tablePath(tableNamedIn(token)), 'link=expired'), 303)
      const comer = await comerOf(desk, request)
      // A link never signs anybody out; who is somebody else is told so by the page.
      if (comer.caller.kind === 'account') {
        const other = comer.caller.id !== link.account
        return reply.redirect(other ? withQuery(tablePath(link.match), 'link=other') : tablePath(link.match), 303)
      }
      const { cookie: _, ...headers } = comer.headers
      const answer = await ask(auth, { ...comer, headers }, linkPath, { token }).catch(refusedLink)
      if (!answer) return reply.redirect(withQuery(tablePath(link.match), 'link=expired'), 303)
      giveCookies(reply, answer)
      return reply.redirect(tablePath(link.match), 303)
    })
  }
}

/** Revoked between two looks at it, which is as good as expired. */
function refusedLink(error: unknown): Answer | undefined {
  if (error instanceof Declined && error.problem.code === 'unauthenticated') return undefined
  throw error
}

function tablePath(match: string | undefined): string {
  return match === undefined ? '/' : `/table/${match}`
}

function withQuery(path: string, query: string): string {
  return `${path}?${query}`
}
