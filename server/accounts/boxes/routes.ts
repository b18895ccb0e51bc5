import { longestBox } from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import { problemError } from '../../tables/index.ts'
import { changeAccountBox, dropAccountBox, listBoxes, noBox, readSharedBox, saveAccountBox } from './boxes.ts'

import { acceptedRowsOf, acceptRow, handInBox, reportedRowsIn } from './printed-rows.ts'

/** Besides the tables there are only names. */
const bodyLimit = longestBox + 1_000

export function boxRoutes(guard: Guard, database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...routeOf('GET /api/boxes'),
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'manageAccount'))
        return { boxes: await listBoxes(database, id) }
      },
    })

    app.route({
      ...routeOf('POST /api/boxes'),
      bodyLimit,
      handler: async (request, reply) => {
        const { id } = accountOf(await guard.authorize(request, 'saveBoxes'))
        return reply.code(201).send(await saveAccountBox(database, id, request.body))
      },
    })

    app.route({
      ...routeOf('PATCH /api/boxes/:id'),
      bodyLimit,
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'saveBoxes'))
        return changeAccountBox(database, id, request.params.id, request.body)
      },
    })

    app.route({
      ...routeOf('DELETE /api/boxes/:id'),
      handler: async (request, reply) => {
        const { id } = accountOf(await guard.authorize(request, 'manageAccount'))
        await dropAccountBox(database, id, request.params.id)
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...routeOf('GET /api/shared-boxes/:id'),
      handler: async (request) => {
        await guard.authorize(request, 'listOpen')
        const box = await readSharedBox(database, request.params.id)
        if (!box) throw noBox()
        return box
      },
    })

    app.route({
      ...routeOf('POST /api/boxes/:id/printed'),
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'reportBoxRows'))
        return { rows: await handInBox(database, id, request.params.id, request.body.tables) }
      },
    })

    app.route({
      ...routeOf('GET /api/games/:game/accepted-rows'),
      handler: async (request) => {
        await guard.authorize(request, 'listOpen')
        const { game } = request.params
        if (!titleOf(game)) throw problemError('notFound', `There is no game ${game}.`)
        return { rows: await acceptedRowsOf(database, game) }
      },
    })

    app.route({
      ...routeOf('GET /api/moderation/rows'),
      handler: async (request) => {
        await guard.authorize(request, 'moderate')
        return { rows: await reportedRowsIn(database) }
      },
    })

    app.route({
      ...routeOf('POST /api/moderation/rows'),
      handler: async (request, reply) => {
        const { id } = accountOf(await guard.authorize(request, 'moderate'))
        await acceptRow(database, id, request.body)
        return reply.code(204).send(null)
      },
    })
  }
}
