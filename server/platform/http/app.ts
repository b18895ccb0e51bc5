import { randomUUID } from 'node:crypto'
import { deepest, isTooDeep, longestMessage, type MatchId, type Problem, statusOf } from '@carriage/protocol'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import {
  type FastifyPluginAsyncZod,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { may } from '../../accounts/permissions/index.ts'
import type { Budget } from '../../play/matches/budget.ts'
import type { Matches } from '../../play/matches/client.ts'
import type { Records } from '../../play/records/index.ts'
import type { TableService } from '../../tables/index.ts'
import { problemError } from '../../tables/problem-error.ts'
import { httpRequests, httpSeconds } from '../operations/metrics.ts'
import { type AddressOf, callerAddress, networkOf } from './caller-address.ts'
import { contentPolicy } from './content-policy.ts'
import { type CallerOf, type Guard, guardOf } from './guard.ts'
import { type RequestLimits, usualRequestLimits } from './limits.ts'
import type { PreviewFacts } from './page-preview.ts'
import { pressureOfLoop } from './pressure.ts'
import { answerProblem } from './problems.ts'
import { describeApi, serveReference } from './reference.ts'
import { gameRoutes } from './routes/games.ts'
import { listRoutes } from './routes/lists.ts'
import { matchRoutes } from './routes/matches.ts'
import { recordRoutes } from './routes/records.ts'
import { tableRoutes } from './routes/tables.ts'
import { serveWeb, type WebBuild } from './web.ts'

export interface HttpOptions {
  readonly tables: TableService
  readonly matches: Matches
  readonly records: Records
  /** The time limit of the rules in requests. */
  readonly budget: Budget
  readonly callerOf: CallerOf
  readonly log: FastifyBaseLogger
  /** The address under which players reach the server. */
  readonly publicUrl: string
  /** Finds the caller's address; by default that of the connection. */
  readonly addressOf?: AddressOf
  readonly limits?: Partial<RequestLimits>
  readonly web?: WebBuild | undefined
  /** Finds a shared box, for the preview of its link. */
  readonly sharedBox?: PreviewFacts['sharedBox']
  /** Routes of other modules: accounts, chat, health. */
  readonly routes?: readonly ((guard: Guard) => FastifyPluginAsyncZod)[]
}

/** The HTTP server, not listening yet. */
export async function httpApp(options: HttpOptions): Promise<FastifyInstance> {
  const { tables, matches, records, budget, callerOf, log, publicUrl, web, routes = [] } = options
  const limits = { ...usualRequestLimits, ...options.limits }
  const addressOf = options.addressOf ?? callerAddress(0)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: longestMessage,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 64 },
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => {
      void answerProblem(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerProblem)
  // Only JSON: browsers can be made by other sites to send forms and plain text.
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onRequest', sameOriginOnly(publicUrl))
  app.addHook('preValidation', async ({ body }) => {
    if (isTooDeep(body)) throw problemError('malformed', `body: at most ${deepest} levels of nesting are accepted.`)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id } = request
    const took = Math.round(reply.elapsedTime)
    // By route and not by URL, so that the number of labels is bounded.
    const route = { method, route: routeOptions.url ?? 'none' }
    httpRequests.add(1, { ...route, status: reply.statusCode })
    httpSeconds.record(reply.elapsedTime / 1_000, route)
    request.log.debug({ request: id, method, route: routeOptions.url, status: reply.statusCode, took }, 'answered')
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(publicUrl, web?.inline) },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  })
  await app.register(rateLimit, {
    max: limits.address,
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(addressOf(request.raw)),
    errorResponseBuilder: (_request, { max, after }) =>
      Object.assign(new Error(`At most ${max} requests a minute from one address; wait ${after}.`), {
        statusCode: 429,
      }),
  })
  const pressure = pressureOfLoop()
  app.addHook('onClose', () => pressure.stop())
  app.addHook('onRequest', async (_request, reply) => {
    if (!pressure.isFull()) return
    const busy: Problem = { code: 'unavailable', detail: 'The server is overloaded; try again.' }
    return reply.code(statusOf.unavailable).header('retry-after', '2').send(busy)
  })

  await describeApi(app)
  const guard = guardOf(app, { tables, callerOf, limits, addressOf })
  await app.register(gameRoutes(guard))
  await app.register(listRoutes(guard, tables))
  await app.register(tableRoutes(guard, tables))
  await app.register(matchRoutes(guard, tables, matches, budget))
  await app.register(recordRoutes(guard, records))
  for (const route of routes) await app.register(route(guard))
  await serveReference(app, publicUrl)
  await serveWeb(app, web, publicUrl, {
    gameOf: (id) => openGameOf(tables, id),
    sharedBox: options.sharedBox ?? (async () => undefined),
  })
  return app
}

/** The game of a table that an anonymous visitor may see; undefined for a private table as for none. */
async function openGameOf(tables: TableService, id: MatchId): Promise<string | undefined> {
  const facts = await tables.facts(id, {})
  return facts?.game && may({ kind: 'anonymous' }, 'readTable', facts) ? facts.game : undefined
}

/** Browsers send the origin of a page; pages of other sites must not change anything with our cookies. */
function sameOriginOnly(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  const own = new URL(publicUrl).origin
  return async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || headers.authorization !== undefined) return
    if (isForeign(headers, own)) throw problemError('forbidden', `This request is only allowed from pages of ${own}.`)
  }
}

function isForeign({ origin, host, ...headers }: FastifyRequest['headers'], own: string): boolean {
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site'
  // A server may have several names; cookies of one are not sent to another.
  return origin !== own && URL.parse(origin)?.host !== host
}
