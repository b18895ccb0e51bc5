import type { MatchId, Table } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Caller } from '../../../accounts/caller.ts'
import { problemError, type TableService } from '../../../tables/index.ts'
import { accountOf, type Guard, personOf } from '../guard.ts'
import { routeOf } from '../route-of.ts'

/** Custom components make the options of a table long. */
const longestTable = 262_144

/** A table before and after its match. Each route answers with the updated table. */
export function tableRoutes(guard: Guard, tables: TableService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...routeOf('POST /api/tables'),
      bodyLimit: longestTable,
      handler: async (request) => {
        const caller = await guard.authorize(request, 'createTable')
        return shown(await tables.create(personOf(caller), request.body), caller)
      },
    })

    app.route({
      ...routeOf('POST /api/tables/learning'),
      handler: async (request) => {
        const caller = await guard.authorize(request, 'joinLearners')
        return shown(await tables.joinLearners(personOf(caller), request.body.game), caller)
      },
    })

    app.route({
      ...routeOf('GET /api/tables/:id'),
      handler: async (request) => {
        const { caller } = await guard.authorizeTable(request, 'readTable', request.params.id)
        return shown(request.params.id, caller)
      },
    })

    app.route({
      ...routeOf('POST /api/tables/:id/seat'),
      handler: async (request) => {
        const { id } = request.params
        const { caller } = await guard.authorizeTable(request, 'joinTable', id)
        await tables.sitDown(id, personOf(caller), request.body)
        return shown(id, caller)
      },
    })

    app.route({
      ...routeOf('DELETE /api/tables/:id/seat'),
      handler: async (request) => {
        const { id } = request.params
        const { caller } = await guard.authorizeTable(request, 'leave', id)
        await tables.leave(id, accountOf(caller).id)
        return {}
      },
    })

    app.route({
      ...routeOf('PUT /api/tables/:id/ready'),
      handler: async (request) => {
        const { id } = request.params
        const { caller } = await guard.authorizeTable(request, 'ready', id)
        await tables.setReady(id, accountOf(caller).id, request.body.ready)
        return shown(id, caller)
      },
    })

    app.route({
      ...routeOf('PUT /api/tables/:id/seats/:seat/bot'),
      handler: async (request) => {
        const { id, seat } = request.params
        const { caller } = await guard.authorizeTable(request, 'seatBot', id)
        await tables.giveToBot(id, seat, request.body.level)
        return shown(id, caller)
      },
    })

    app.route({
      ...routeOf('DELETE /api/tables/:id/seats/:seat'),
      handler: async (request) => {
        const { id, seat } = request.params
        const { caller } = await guard.authorizeTable(request, 'changeTable', id)
        await tables.freeSeat(id, seat)
        return shown(id, caller)
      },
    })

    app.route({
      ...routeOf('POST /api/tables/:id/start'),
      handler: async (request) => {
        const { id } = request.params
        const { caller } = await guard.authorizeTable(request, 'start', id)
        await tables.start(id, accountOf(caller).id, request.body.bots)
        return shown(id, caller)
      },
    })

    app.route({
      ...routeOf('POST /api/tables/:id/invitations'),
      handler: async (request) => {
        const { id } = request.params
        const { caller } = await guard.authorizeTable(request, 'invite', id)
        await tables.invite(id, request.body.account)
        return shown(id, caller)
      },
    })

    app.route({
      ...routeOf('POST /api/tables/:id/key'),
      handler: async (request) => {
        const { id } = request.params
        const { caller } = await guard.authorizeTable(request, 'changeTable', id)
        await tables.renewKey(id)
        return shown(id, caller)
      },
    })

    app.route({
      ...routeOf('GET /api/tables/:id/invitations'),
      handler: async (request) => {
        await guard.authorizeTable(request, 'invite', request.params.id)
        return { people: await tables.invitedTo(request.params.id) }
      },
    })

    app.route({
      ...routeOf('DELETE /api/me/invitations/:id'),
      handler: async (request, reply) => {
        const { id } = accountOf(await guard.authorize(request, 'manageAccount'))
        await tables.declineInvitation(request.params.id, id)
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('POST /api/tables/:id/rematch'),
      handler: async (request) => {
        const { caller } = await guard.authorizeTable(request, 'rematch', request.params.id)
        return shown(await tables.rematch(request.params.id, personOf(caller)), caller)
      },
    })
  }

  async function shown(id: MatchId, caller: Caller): Promise<Table> {
    const found = await tables.show(id, caller.kind === 'account' ? caller.id : undefined)
    if (!found) throw problemError('notFound', 'Table not found.')
    return found
  }
}
