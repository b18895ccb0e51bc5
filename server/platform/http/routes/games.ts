import { type AnyGame, houseRules, rulesAt } from '@carriage/kernel'
import { contract, type OfferedGame } from '@carriage/protocol'
import { titles } from '@carriage/shared/catalogue'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { problemError } from '../../../tables/index.ts'
import type { Guard } from '../guard.ts'
import { routeOf } from '../route-of.ts'
import { jsonType, madeOnce, type StaticText, sendStatic, staticText } from '../static-text.ts'

/** Games, the options of a table, and the rules. */
export function gameRoutes(guard: Guard): FastifyPluginAsyncZod {
  const games = madeOnce(() => saved('GET /api/games', { games: titles.map(({ versions: [game] }) => offered(game)) }))
  const rules = new Map(
    titles.map((title) => [
      title.about.id,
      madeOnce(() => saved('GET /api/games/:game/rules', { rules: [...houseRules, ...rulesAt(title)] })),
    ]),
  )
  return async (app) => {
    app.route({
      ...routeOf('GET /api/games'),
      handler: async (request, reply) => {
        await guard.authorize(request, 'listOpen')
        return sendStatic(request, reply, await games()) as never
      },
    })

    app.route({
      ...routeOf('GET /api/games/:game/rules'),
      handler: async (request, reply) => {
        await guard.authorize(request, 'listOpen')
        const found = rules.get(request.params.game)
        if (!found) throw problemError('notFound', `There is no game ${request.params.game}.`)
        return sendStatic(request, reply, await found()) as never
      },
    })
  }
}

/** Cached, since it changes only with the version of the server. */
function saved(route: 'GET /api/games' | 'GET /api/games/:game/rules', answer: object): Promise<StaticText> {
  return staticText(JSON.stringify(contract[route].response[200].parse(answer)), jsonType, 'public, max-age=300')
}

function offered({ id, rules, seats, options }: AnyGame): OfferedGame {
  // The same schema that parses the options of a new table.
  const { $schema: _, ...schema } = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' })
  return { id, rules, seats, options: schema }
}
