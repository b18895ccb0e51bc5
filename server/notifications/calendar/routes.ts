import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { needFreshSignIn } from '../../accounts/fresh.ts'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { problemError } from '../../tables/index.ts'
import { type AccountMailOptions, mailAccount } from '../account-mail.ts'
import { readCalendarFeed } from './feed.ts'
import {
  type CalendarLinkOptions,
  makeCalendarLink,
  readCalendarLink,
  readerOfKey,
  revokeCalendarLink,
} from './links.ts'

/** The limit of reads of one calendar a minute; programs read it once or twice an hour. */
const readsPerMinute = 20

/** The deadlines of a person for calendar programs, and their secret address. */
export function calendarRoutes(
  guard: Guard,
  options: CalendarLinkOptions & { readonly mail: AccountMailOptions },
): FastifyPluginAsyncZod {
  const { database, publicUrl, mail } = options
  return async (app) => {
    const limiter = app.createRateLimit({
      max: readsPerMinute,
      timeWindow: 60_000,
      keyGenerator: ({ params }) => `calendar ${(params as { key: string }).key.slice(0, 16)}`,
    })

    app.route({
      ...routeOf('GET /api/me/calendar'),
      handler: async (request) => {
        return readCalendarLink(options, accountOf(await guard.authorize(request, 'manageAccount')))
      },
    })

    app.route({
      ...routeOf('POST /api/me/calendar'),
      handler: async (request) => {
        const caller = accountOf(await guard.authorize(request, 'manageAccount'))
        await needFreshSignIn(database, caller)
        const link = await makeCalendarLink(options, caller.id, request.body.language)
        await mailAccount(mail, caller.id, 'calendarMade', request.log)
        return link
      },
    })

    app.route({
      ...routeOf('DELETE /api/me/calendar'),
      handler: async (request, reply) => {
        const { id } = accountOf(await guard.authorize(request, 'manageAccount'))
        await revokeCalendarLink(database, id)
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('GET /api/calendar/:key'),
      handler: async (request, reply) => {
        await guard.authorize(request, 'readCalendar')
        const limit = await limiter(request)
        if (!limit.isAllowed && limit.isExceeded)
          throw problemError(
            'tooMany',
            `At most ${limit.max} calendar requests a minute. Wait ${limit.ttlInSeconds} seconds.`,
          )
        const reader = await readerOfKey(options, request.params.key.replace(/\.ics$/, ''))
        if (!reader) throw problemError('notFound', 'Calendar not found, or its address was revoked.')
        reply.header('content-type', 'text/calendar; charset=utf-8')
        reply.header('cache-control', 'private, no-store')
        reply.header('referrer-policy', 'no-referrer')
        // Sent as text: as JSON it would be in quotation marks.
        return reply.serializer((text: string) => text).send(await readCalendarFeed(database, reader, publicUrl))
      },
    })
  }
}
