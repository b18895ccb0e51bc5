import { type AnyGame, houseRules, rulesAt } from '@carriage/kernel'
import type { OfferedGame } from '@carriage/protocol'
import { titleOf, titles } from '@carriage/shared/catalogue'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { problemError } from '../../../tables/index.ts'
import type { Guard } from '../guard.ts'
import { routeOf } from '../route-of.ts'

/** What can be played here, what a table can agree on, and the rules. */
export function gameRoutes(guard: Guard): FastifyPluginAsyncZod {
  const games = titles.map(({ versions: [game] }) => offered(game))
  return async (app) => {
    app.route({
      ...routeOf('GET /api/games'),
      handler: async (request, reply) => {
        await guard.authorize(request, 'listOpen')
        reply.header('cache-control', 'public, max-age=300')
        return { games }
      },
    })

    app.route({
      ...routeOf('GET /api/games/:game/rules'),
      handler: async (request, reply) => {
        await guard.authorize(request, 'listOpen')
        const title = titleOf(request.params.game)
        if (!title) throw problemError('notFound', `There is no game ${request.params.game}.`)
        reply.header('cache-control', 'public, max-age=300')
        return { rules: [...houseRules, ...rulesAt(title)] }
      },
    })
  }
}

function offered({ id, rules, seats, options }: AnyGame): OfferedGame {
  // The same schema that reads the options of a new table.
  const { $schema: _, ...schema } = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' })
  return { id, rules, seats, options: schema }
}
