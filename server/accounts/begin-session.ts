import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'

/** Starts a session for an account without further checks. It has no path, so only our own code can call it. */
export function beginSession() {
  return {
    id: 'begin-session',
    endpoints: {
      beginSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ account: z.string() }), requireHeaders: true },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.account)
          if (!user) throw ctx.error('UNAUTHORIZED')
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ begun: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
