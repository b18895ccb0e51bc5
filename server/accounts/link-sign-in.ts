import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import type { Database } from '../store/database.ts'
import { readLink } from './link.ts'

export const linkPath = '/link'

/** Signs a device in with a one-tap link. The session is marked, and ends when the link does. */
export function linkSignIn({ secret, database }: { secret: string; database: Database }) {
  return {
    id: 'link',
    endpoints: {
      signInLink: createAuthEndpoint(
        linkPath,
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const link = await readLink(database, secret, ctx.body.token)
          const user = link && (await ctx.context.internalAdapter.findUserById(link.account))
          if (!link || !user) throw ctx.error('UNAUTHORIZED')
          const terms = { link: true, expiresAt: link.expires }
          const session = await ctx.context.internalAdapter.createSession(user.id, false, terms, true)
          const maxAge = Math.ceil((link.expires.getTime() - Date.now()) / 1000)
          await setSessionCookie(ctx, { session, user }, false, { maxAge })
          return ctx.json({ match: link.match })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
