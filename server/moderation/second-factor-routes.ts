import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SignedInCaller } from '../accounts/caller.ts'
import { accountOf, type Guard } from '../platform/http/guard.ts'
import { routeOf } from '../platform/http/route-of.ts'
import { problemError } from '../tables/problem-error.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  type Holder,
  hasSecondFactor,
  lowerSession,
  raiseSession,
  type SecondFactorOptions,
} from './second-factor.ts'

interface SecondFactorRouteOptions extends SecondFactorOptions {
  /** Requires a recent sign-in. */
  readonly needFresh: (caller: SignedInCaller) => Promise<void>
}

export function secondFactorRoutes(guard: Guard, options: SecondFactorRouteOptions): FastifyPluginAsyncZod {
  const { database } = options
  const enter = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'readModerationStanding'))

  return async (app) => {
    app.route({
      ...routeOf('GET /api/moderation'),
      handler: async (request) => {
        const { account, session } = holderOf(await enter(request))
        const { rows } = await database.pool.query<{ raised_until: Date | null }>(
          'select raised_until from sessions where id = $1 and raised_until > now()',
          [session],
        )
        const factor = (await hasSecondFactor(database, account)) ? ('ready' as const) : ('none' as const)
        return { factor, raisedUntil: rows[0]?.raised_until?.toISOString() ?? null }
      },
    })
    app.route({
      ...routeOf('POST /api/moderation/second-factor'),
      handler: async (request) => {
        const caller = await enter(request)
        // The first session that sets it up owns it, so a cookie that was stolen long ago must not.
        await options.needFresh(caller)
        return beginSecondFactor(options, holderOf(caller))
      },
    })
    app.route({
      ...routeOf('PUT /api/moderation/second-factor'),
      handler: async (request) => {
        const caller = await enter(request)
        await options.needFresh(caller)
        return confirmSecondFactor(options, holderOf(caller), request.body.code)
      },
    })
    app.route({
      ...routeOf('POST /api/moderation/session'),
      handler: async (request) => ({
        raisedUntil: await raiseSession(options, holderOf(await enter(request)), request.body.code),
      }),
    })
    app.route({
      ...routeOf('DELETE /api/moderation/session'),
      handler: async (request, reply) => {
        await lowerSession(database, holderOf(await enter(request)).session)
        return reply.code(204).send(null)
      },
    })
  }
}

function holderOf({ id, name, proof }: SignedInCaller): Holder {
  if (proof?.kind !== 'session') throw problemError('forbidden', 'Moderation requires a browser session.')
  return { account: id, name, session: proof.id }
}
