import type { Sanction } from '@carriage/protocol'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import { needFreshSignIn } from '../accounts/fresh.ts'
import type { SendMail } from '../notifications/account-mail.ts'
import type { Bus } from '../platform/bus/index.ts'
import { accountOf, type Guard } from '../platform/http/guard.ts'
import { routeOf } from '../platform/http/route-of.ts'
import type { Database } from '../platform/storage/database.ts'
import { inTransaction } from '../platform/storage/transaction.ts'
import { endAnnouncement, makeAnnouncement, readCurrentAnnouncements } from './announcements.ts'
import { logAction, readModerationLog } from './moderation-log.ts'
import { readModerationFile, searchPeople } from './people.ts'
import { decideReport, readModerationReports } from './reports.ts'
import { mailSanction } from './sanction-mail.ts'
import { appeal, decideAppeal, imposeSanction, liftSanction, openAppeals, readSanctions } from './sanctions.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { closeTable, findModeratedTables } from './tables.ts'

export interface ModerationOptions {
  readonly database: Database
  readonly bus: Bus
  /** Encrypts the second factors. */
  readonly secret: string
  readonly publicUrl: string
  readonly log: Pick<Logger, 'error' | 'warn'>
  /** Undefined if the server sends no mail. */
  readonly sendMail?: SendMail | undefined
  readonly now?: () => number
}

/** Routes for operators who moderate, and for people to read and appeal their own sanctions. */
export function moderationRoutes(guard: Guard, options: ModerationOptions): FastifyPluginAsyncZod {
  const { database, bus, now = Date.now } = options
  const me = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'manageAccount')).id
  const operatorIn = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'moderate')).id

  return async (app) => {
    await app.register(
      secondFactorRoutes(guard, {
        database,
        secret: options.secret,
        site: new URL(options.publicUrl).hostname,
        now,
        needFresh: (caller) => needFreshSignIn(database, caller),
      }),
    )

    app.route({
      ...routeOf('GET /api/announcements'),
      handler: async (request) => {
        await guard.authorize(request, 'listOpen')
        return { announcements: await readCurrentAnnouncements(database, { coming: false }) }
      },
    })
    app.route({
      ...routeOf('GET /api/me/sanctions'),
      handler: async (request) => ({ sanctions: await readSanctions(database, await me(request)) }),
    })
    app.route({
      ...routeOf('POST /api/me/sanctions/:id/appeal'),
      handler: async (request) => {
        const account = await me(request)
        await appeal(database, account, request.params.id, request.body.text)
        return { sanctions: await readSanctions(database, account) }
      },
    })

    app.route({
      ...routeOf('GET /api/moderation/reports'),
      handler: async (request) => {
        const operator = await operatorIn(request)
        const { state, before } = request.query
        const page = await readModerationReports(database, state, before)
        const shown = page.reports.length
        if (shown > 0) await logAction(database.pool, operator, 'readReports', null, { state, shown })
        return page
      },
    })
    app.route({
      ...routeOf('POST /api/moderation/reports/:id/decision'),
      handler: async (request, reply) => {
        const taken = await decideReport(database, await operatorIn(request), request.params.id, request.body)
        if (taken) notify(taken.account, taken.sanction)
        return reply.code(204).send(null)
      },
    })
    app.route({
      ...routeOf('GET /api/moderation/people'),
      handler: async (request) => {
        const operator = await operatorIn(request)
        const people = await searchPeople(database, request.query.search)
        // The search text may itself be an address, so the log names only the person found.
        const addresses = people.filter(({ email }) => email !== null)
        const subject = addresses.length === 1 ? (addresses[0]?.account ?? null) : null
        if (addresses.length > 0)
          await logAction(database.pool, operator, 'searchPeople', subject, { addresses: addresses.length })
        return { people }
      },
    })
    app.route({
      ...routeOf('GET /api/moderation/people/:account'),
      handler: async (request) => {
        const operator = await operatorIn(request)
        const file = await readModerationFile(database, request.params.account)
        await logAction(database.pool, operator, 'lookUpPerson', request.params.account)
        return file
      },
    })
    app.route({
      ...routeOf('POST /api/moderation/people/:account/sanctions'),
      handler: async (request) => {
        const operator = await operatorIn(request)
        const { account } = request.params
        const sanction = await inTransaction(database, (client) =>
          imposeSanction(client, { ...request.body, account, operator }),
        )
        notify(account, sanction)
        return readModerationFile(database, account)
      },
    })
    app.route({
      ...routeOf('DELETE /api/moderation/sanctions/:id'),
      handler: async (request, reply) => {
        await liftSanction(database, await operatorIn(request), request.params.id)
        return reply.code(204).send(null)
      },
    })
    app.route({
      ...routeOf('GET /api/moderation/appeals'),
      handler: async (request) => {
        await operatorIn(request)
        return openAppeals(database)
      },
    })
    app.route({
      ...routeOf('POST /api/moderation/appeals/:id/decision'),
      handler: async (request, reply) => {
        await decideAppeal(database, await operatorIn(request), request.params.id, request.body)
        return reply.code(204).send(null)
      },
    })
    app.route({
      ...routeOf('GET /api/moderation/tables'),
      handler: async (request) => {
        await operatorIn(request)
        return findModeratedTables(database, request.query.search)
      },
    })
    app.route({
      ...routeOf('POST /api/moderation/tables/:id/close'),
      handler: async (request, reply) => {
        await closeTable({ database, bus }, await operatorIn(request), request.params.id)
        return reply.code(204).send(null)
      },
    })
    app.route({
      ...routeOf('GET /api/moderation/announcements'),
      handler: async (request) => {
        await operatorIn(request)
        return { announcements: await readCurrentAnnouncements(database, { coming: true }) }
      },
    })
    app.route({
      ...routeOf('POST /api/moderation/announcements'),
      handler: async (request) => makeAnnouncement(database, await operatorIn(request), request.body),
    })
    app.route({
      ...routeOf('DELETE /api/moderation/announcements/:id'),
      handler: async (request, reply) => {
        await endAnnouncement(database, await operatorIn(request), request.params.id)
        return reply.code(204).send(null)
      },
    })
    app.route({
      ...routeOf('GET /api/moderation/log'),
      handler: async (request) => {
        await operatorIn(request)
        return readModerationLog(database, request.query.before)
      },
    })
  }
  /** The operator does not wait for the mail server. */
  function notify(account: string, sanction: Sanction): void {
    mailSanction(options, account, sanction, options.log).catch((error: unknown) =>
      options.log.error({ err: error, sanction: sanction.id }, 'sanction mail failed'),
    )
  }
}
