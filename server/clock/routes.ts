import { timeSettings } from '@carriage/protocol'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Door } from '../http/door.ts'
import type { Database } from '../store/database.ts'
import { Declined } from '../tables/declined.ts'
import { setTimeSettings, timeSettingsOf } from './time-settings.ts'

/** When somebody does not play, as long as they have said nothing about it. */
const never = { zone: 'UTC', sleep: null, holidays: [] }

/** When somebody does not play: sleep and holidays. */
export function timeRoutes(door: Door, { pool }: Database): FastifyPluginAsyncZod {
  const about = (operationId: string, summary: string) => ({ tags: ['account'], operationId, summary })
  return async (app) => {
    app.get(
      '/api/me/time',
      {
        schema: { ...about('readTimeSettings', 'When you sleep and are on holiday'), response: { 200: timeSettings } },
      },
      async (request) => {
        const { id } = accountOf(await door.enter(request, 'manageAccount'))
        return (await timeSettingsOf(pool, id)) ?? never
      },
    )

    app.put(
      '/api/me/time',
      {
        schema: {
          ...about('setTimeSettings', 'Say when you sleep and are on holiday; holidays that are over stay'),
          body: timeSettings,
          response: { 200: timeSettings },
        },
      },
      async (request) => {
        const { id } = accountOf(await door.enter(request, 'manageAccount'))
        const problem = await setTimeSettings(pool, id, request.body)
        if (problem) throw new Declined(problem)
        return (await timeSettingsOf(pool, id)) ?? never
      },
    )
  }
}
