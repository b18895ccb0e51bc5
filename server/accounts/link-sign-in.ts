import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'
import type { Database } from '../platform/storage/database.ts'
import { readLink } from './link.ts'

export const linkPath = '/link'

/** A device that opens one link after another keeps the newest of their tables. */
const tablesAtMost = 20
/** Devices of one account that are signed in by links; a further one replaces the oldest. */
const devicesAtMost = 10

/**
 * Signs a device in with a one-tap link. The session is marked, is limited to the tables of the links opened on the
 * device, and expires with the link.
 */
export function linkSignIn({ secret, database }: { secret: string; database: Database }) {
  return {
    id: 'link',
    endpoints: {
      signInLink: createAuthEndpoint(
        linkPath,
        { method: 'POST', body: z.object({ token: z.string(), tables: z.array(z.string()) }) },
        async (ctx) => {
          const link = await readLink(database, secret, ctx.body.token)
          const user = link && (await ctx.context.internalAdapter.findUserById(link.account))
          if (!link || !user) throw ctx.error('UNAUTHORIZED')
          const before = await getSessionFromCtx(ctx, { disableRefresh: true })
          const linkTables = [...ctx.body.tables, link.match].slice(-tablesAtMost).join(' ')
          const options = { link: true, linkTables, expiresAt: link.expires }
          const session = await ctx.context.internalAdapter.createSession(user.id, false, options, true)
          if (before) await ctx.context.internalAdapter.deleteSession(before.session.token)
          await endOldest(database, user.id)
          const maxAge = Math.ceil((link.expires.getTime() - Date.now()) / 1000)
          await setSessionCookie(ctx, { session, user }, false, { maxAge })
          return ctx.json({ match: link.match })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

async function endOldest({ pool }: Database, account: string): Promise<void> {
  await pool.query(
    `delete from sessions where id in
       (select id from sessions where account = $1 and link order by created_at desc, id offset $2)`,
    [account, devicesAtMost],
  )
}
