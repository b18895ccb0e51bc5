import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import { setTimeSettings, timeSettingsOf } from './time-settings.ts'

/** The default time settings. */
const never = { zone: 'UTC', sleep: null, holidays: [] }

/** When a person does not play: sleep and holidays. */
export function timeRoutes(guard: Guard, database: Database): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...routeOf('GET /api/me/time'),
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'manageAccount'))
        return (await timeSettingsOf(database.pool, id)) ?? never
      },
    })

    app.route({
      ...routeOf('PUT /api/me/time'),
      handler: async (request) => {
        const { id } = accountOf(await guard.authorize(request, 'manageAccount'))
        const problem = await setTimeSettings(database, id, request.body)
        if (problem) throw new ProblemError(problem)
        return (await timeSettingsOf(database.pool, id)) ?? never
      },
    })
  }
}
