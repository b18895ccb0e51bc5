import type { Acquaintances, FoundPerson } from '@carriage/protocol'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, type Guard } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import type { Database } from '../../platform/storage/database.ts'
import type { TableService } from '../../tables/index.ts'
import { personIn } from '../chat/mute.ts'
import { readContactSettings, recordPresence, saveContactSettings } from './contact-settings.ts'
import { followPerson, listAcquaintances, tablesOfFollowed, unfollow } from './follows.ts'

const foundAtMost = 20

/** People by the beginning of their name, except oneself, hidden profiles, and blocks in either direction. */
async function findPeople({ pool }: Database, me: string, name: string): Promise<readonly FoundPerson[]> {
  const start = name.toLowerCase()
  const { rows } = await pool.query<FoundPerson>({
    name: 'find-people',
    // As a range and not with LIKE, which uses no index for a parameter.
    text: `select a.id as account, a.name, a.guest from accounts a
      where not a.hidden and lower(a.name) ~>=~ $2 and lower(a.name) ~<~ $3 and a.id <> $1
        and not exists (select from mutes s where s.blocked and s.account = $1 and s.other = a.id)
        and not exists (select from mutes s where s.blocked and s.account = a.id and s.other = $1)
      order by lower(a.name) using ~<~, a.id limit $4`,
    values: [me, start, `${start}\u{10ffff}`, foundAtMost],
  })
  return rows
}

interface PeopleOptions {
  readonly database: Database
  readonly tables: TableService
}

/** Follows, presence and contact settings. */
export function peopleRoutes(guard: Guard, { database, tables }: PeopleOptions): FastifyPluginAsyncZod {
  const enter = async (request: FastifyRequest) => accountOf(await guard.authorize(request, 'manageAccount')).id

  return async (app) => {
    app.route({
      ...routeOf('GET /api/people'),
      handler: async (request) => ({ people: await findPeople(database, await enter(request), request.query.name) }),
    })

    app.route({
      ...routeOf('GET /api/me/people'),
      handler: async (request) => listFor(database, await enter(request)),
    })

    app.route({
      ...routeOf('PUT /api/me/people/:account'),
      handler: async (request) => {
        const me = await enter(request)
        await followPerson(database, me, await personIn(database, me, request.params.account))
        return listFor(database, me)
      },
    })

    app.route({
      ...routeOf('DELETE /api/me/people/:account'),
      handler: async (request) => {
        const me = await enter(request)
        await unfollow(database, me, request.params.account)
        return listFor(database, me)
      },
    })

    app.route({
      ...routeOf('GET /api/me/people/tables'),
      handler: async (request) => {
        const me = await enter(request)
        return tables.list(tablesOfFollowed(me), request.query, me)
      },
    })

    app.route({
      ...routeOf('PUT /api/me/contact-settings'),
      handler: async (request) => {
        await saveContactSettings(database, await enter(request), request.body)
        return request.body
      },
    })

    app.route({
      ...routeOf('PUT /api/me/presence'),
      handler: async (request, reply) => {
        await recordPresence(database, await enter(request))
        return reply.code(204).send(null)
      },
    })
  }
}

export async function listFor(database: Database, me: string): Promise<Acquaintances> {
  const [people, contactSettings] = await Promise.all([
    listAcquaintances(database, me),
    readContactSettings(database.pool, me),
  ])
  return { people, contactSettings }
}
