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
  renewClubKey,
} from './clubs.ts'
import { leaveClubs } from './leave-clubs.ts'

interface ClubOptions {
  readonly database: Database
  readonly tables: TableService
  /** The operator's factor of all limits. */
  readonly limitFactor: number
}

export function clubRoutes(guard: Guard, { database, tables, limitFactor }: ClubOptions): FastifyPluginAsyncZod {
  const enter = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'manageAccount')).id
  const act = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'manageClubs')).id
  return async (app) => {
    app.route({
      ...routeOf('GET /api/clubs'),
      handler: async (request) => ({ clubs: await listClubs(database, await enter(request)) }),
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
      ...routeOf('GET /api/clubs/:club'),
      handler: async (request) =>
        readClub(database, request.params.club, await enter(request), request.headers['x-club-key']),
    })

    app.route({
      ...routeOf('GET /api/clubs/:club/tables'),
      handler: async (request) => {
        const me = await enter(request)
        await needMember(database.pool, request.params.club, me)
        return tables.list(listClubTables(request.params.club), request.query, me)
      },
    })

    app.route({
      ...routeOf('DELETE /api/clubs/:club'),
      handler: async (request, reply) => {
        await dissolve(database, request.params.club, await enter(request))
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('POST /api/clubs/:club/key'),
      handler: async (request) => {
        const leader = await enter(request)
        await renewClubKey(database, request.params.club, leader)
        return readClub(database, request.params.club, leader)
      },
    })

    app.route({
      ...routeOf('PUT /api/clubs/:club/membership'),
      handler: async (request) => {
        const me = await act(request)
        await joinClub(database, request.params.club, me, request.body.key)
        return readClub(database, request.params.club, me)
      },
    })

    app.route({
      ...routeOf('DELETE /api/clubs/:club/membership'),
      handler: async (request, reply) => {
        const me = await enter(request)
        const { club } = request.params
        if (!(await declineClub(database, club, me)))
          await inTransaction(database, (client) => leaveClubs(client, me, club))
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('POST /api/clubs/:club/invitations'),
      handler: async (request) => {
        const leader = await act(request)
        const { club } = request.params
        await inviteToClub(database, club, { leader, account: request.body.account }, limitFactor)
        return readClub(database, club, leader)
      },
    })

    app.route({
      ...routeOf('PUT /api/clubs/:club/members/:account'),
      handler: async (request) => {
        const leader = await enter(request)
        const { club, account } = request.params
        await letLead(database, club, leader, account)
        return readClub(database, club, leader)
      },
    })

    app.route({
      ...routeOf('DELETE /api/clubs/:club/members/:account'),
      handler: async (request) => {
        const leader = await enter(request)
        const { club, account } = request.params
        await dismiss(database, club, leader, account)
        return readClub(database, club, leader)
      },
    })
  }
}
