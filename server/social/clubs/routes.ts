import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import type { TableService } from '../../tables/index.ts'
import { listClubTables } from './club-tables.ts'
import {
  createClub,
  declineClub,
  dismiss,
  dissolve,
  inviteToClub,
  joinClub,
  letLead,
  listClubs,
  needMember,
  readClub,
} from './clubs.ts'
import { leaveClubs } from './leave-clubs.ts'

interface CircleDeps {
  readonly database: Database
  readonly tables: TableService
  /** The operator's factor of all limits. */
  readonly limitFactor: number
}

/** Circles: people who play together under a name. */
export function clubRoutes(guard: Guard, { database, tables, limitFactor }: CircleDeps): FastifyPluginAsyncZod {
  const enter = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'manageAccount')).id
  const act = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'keepCircles')).id
  return async (app) => {
    app.route({
      ...routeOf('GET /api/clubs'),
      handler: async (request) => ({ circles: await listClubs(database, await enter(request)) }),
    })

    app.route({
      ...routeOf('POST /api/clubs'),
      handler: async (request, reply) => {
        const me = await act(request)
        const id = await createClub(database, me, request.body.name)
        return reply.code(201).send(await readClub(database, id, me))
      },
    })

    app.route({
      ...routeOf('GET /api/clubs/:circle'),
      handler: async (request) =>
        readClub(database, request.params.circle, await enter(request), request.headers['x-circle-key']),
    })

    app.route({
      ...routeOf('GET /api/clubs/:circle/tables'),
      handler: async (request) => {
        const me = await enter(request)
        await needMember(database.pool, request.params.circle, me)
        return tables.list(listClubTables(request.params.circle), request.query, me)
      },
    })

    app.route({
      ...routeOf('DELETE /api/clubs/:circle'),
      handler: async (request, reply) => {
        await dissolve(database, request.params.circle, await enter(request))
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('PUT /api/clubs/:circle/membership'),
      handler: async (request) => {
        const me = await act(request)
        await joinClub(database, request.params.circle, me, request.body.key)
        return readClub(database, request.params.circle, me)
      },
    })

    app.route({
      ...routeOf('DELETE /api/clubs/:circle/membership'),
      handler: async (request, reply) => {
        const me = await enter(request)
        const { circle } = request.params
        if (!(await declineClub(database, circle, me)))
          await inTransaction(database, (client) => leaveClubs(client, me, circle))
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('POST /api/clubs/:circle/invitations'),
      handler: async (request) => {
        const leader = await act(request)
        const { circle } = request.params
        await inviteToClub(database, circle, { leader, account: request.body.account }, limitFactor)
        return readClub(database, circle, leader)
      },
    })

    app.route({
      ...routeOf('PUT /api/clubs/:circle/members/:account'),
      handler: async (request) => {
        const leader = await enter(request)
        const { circle, account } = request.params
        await letLead(database, circle, leader, account)
        return readClub(database, circle, leader)
      },
    })

    app.route({
      ...routeOf('DELETE /api/clubs/:circle/members/:account'),
      handler: async (request) => {
        const leader = await enter(request)
        const { circle, account } = request.params
        await dismiss(database, circle, leader, account)
        return readClub(database, circle, leader)
      },
    })
  }
}
