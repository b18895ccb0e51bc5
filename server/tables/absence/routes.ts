import type { MatchId } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type pg from 'pg'
import type { Bus } from '../../platform/bus/index.ts'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import { inTransaction } from '../../platform/storage/transaction.ts'
import { readAbsence } from './absence.ts'
import { agreeTo, askForSeat, dropProposal, type ProposalOutcome, proposeEnd } from './proposals.ts'

interface AbsenceOptions {
  readonly database: Database
  readonly bus: Bus
}

/** Decisions of the people at a table about a player who is away for long. */
export function absenceRoutes(guard: Guard, { database, bus }: AbsenceOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...routeOf('GET /api/matches/:id/absence'),
      handler: async (request) => {
        const { id } = request.params
        const { caller } = await guard.authorizeTable(request, 'watch', id)
        return readAbsence(database.pool, id, caller.kind === 'account' ? caller.id : undefined)
      },
    })

    app.route({
      ...routeOf('POST /api/matches/:id/substitute'),
      handler: async (request) => {
        const { id } = request.params
        const { id: account } = accountOf((await guard.authorizeTable(request, 'joinTable', id)).caller)
        return decide(id, account, (client) => askForSeat(client, id, account, request.body.seat))
      },
    })

    app.route({
      ...routeOf('POST /api/matches/:id/end'),
      handler: async (request) => {
        const { id } = request.params
        const { id: account } = accountOf((await guard.authorizeTable(request, 'resign', id)).caller)
        return decide(id, account, (client) => proposeEnd(client, id, account))
      },
    })

    app.route({
      ...routeOf('PUT /api/matches/:id/proposals/:proposal'),
      handler: async (request) => {
        const { id, proposal } = request.params
        const { id: account } = accountOf((await guard.authorizeTable(request, 'resign', id)).caller)
        return decide(id, account, (client) => agreeTo(client, id, account, proposal))
      },
    })

    app.route({
      ...routeOf('DELETE /api/matches/:id/proposals/:proposal'),
      handler: async (request) => {
        const { id, proposal } = request.params
        const { id: account } = accountOf((await guard.authorizeTable(request, 'joinTable', id)).caller)
        return decide(id, account, async (client) => {
          await dropProposal(client, id, account, proposal)
          return 'waits'
        })
      },
    })
  }

  async function decide(id: MatchId, account: string, decision: (client: pg.ClientBase) => Promise<ProposalOutcome>) {
    const outcome = await inTransaction(database, decision)
    bus.publish(`table.${id}`, subjects[outcome])
    if (outcome === 'ended') bus.publish('bots.wake', id)
    return readAbsence(database.pool, id, account)
  }
}

/** `back` cancels a bot that thinks for the seat. */
const subjects: Readonly<Record<ProposalOutcome, string>> = { waits: 'proposal', seated: 'back', ended: 'resigned' }
