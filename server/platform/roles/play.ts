import { join } from 'node:path'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitFor } from '../../accounts/account-limits.ts'
import { readSharedBox } from '../../accounts/boxes/index.ts'
import { openAccounts } from '../../accounts/index.ts'
import { mailToLog, smtpMail } from '../../notifications/account-mail.ts'
import { mailOptionsFrom } from '../../notifications/channel-options.ts'
import { readChannelOptions } from '../../notifications/index.ts'
import {
  budgetOf,
  countQuarantined,
  releaseKnown,
  reportKnownRules,
  rulesReportEvery,
} from '../../play/matches/index.ts'
import { runPremoves } from '../../play/premoves/index.ts'
import { listRecords } from '../../play/records/index.ts'
import { startGateway } from '../../play/sockets/index.ts'
import { type Limits as GatewayLimits, usualLimits as socketLimits } from '../../play/sockets/limits.ts'
import { listPresent } from '../../play/sockets/presence.ts'
import { openChat } from '../../social/chat/index.ts'
import { listTables } from '../../tables/index.ts'
import { callerAddress } from '../http/caller-address.ts'
import { httpApp, webBuildIn } from '../http/index.ts'
import { type RequestLimits, usualRequestLimits as requestLimits } from '../http/limits.ts'
import { siteRoutes } from '../http/site-routes.ts'
import type { Health } from '../operations/health.ts'
import { gauge, labelledCounter, storedGauge } from '../operations/metrics.ts'
import type { Allowance } from '../token-bucket.ts'
import type { RoleOptions } from './deps.ts'

/**
 * Connections that may wait to be accepted. When a process dies, all of its players come to the others at once;
 * connections beyond the limit are reset. The system's own limit (`net.core.somaxconn`) is usually the same.
 */
const backlog = 4_096
const webFolder = join(import.meta.dirname, '../../../web/dist')

/** Whether the server can be reached only from its own machine. */
function isLocal(publicUrl: string): boolean {
  return new URL(publicUrl).hostname === 'localhost'
}

/**
 * The role `play`: everything that clients reach, on one port, and the matches they play. Any process can play any
 * match; a balancer that brings the people of a table to one process keeps caches warm.
 */
export async function startPlayRole(options: RoleOptions): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { config, database, moves, bus, log, health } = options
  const matches = options.matches()
  const addressOf = callerAddress(config.TRUST_PROXY)
  const mail = mailOptionsFrom(config)
  const sendMail = mail ? smtpMail(mail) : isLocal(config.PUBLIC_URL) ? mailToLog(log) : undefined
  const accounts = await openAccounts({
    database,
    moves,
    bus,
    log,
    publicUrl: config.PUBLIC_URL,
    secret: config.CARRIAGE_SECRET,
    sendMail,
    guestsPerMinute: 30 * config.RATE_LIMIT_FACTOR,
    targetFactor: config.RATE_LIMIT_FACTOR,
    addressOf,
  })
  const chat = openChat({ database, bus, limitFactor: config.RATE_LIMIT_FACTOR })
  const channelOptions = await readChannelOptions(database, config)
  const budget = budgetOf(config.RULES_TIMEOUT_MS)
  const records = listRecords({
    database,
    log,
    rulesBudget: config.RULES_TIMEOUT_MS,
    limitFactor: config.RATE_LIMIT_FACTOR,
  })
  const tables = listTables({
    database,
    moves,
    bus,
    budget,
    isPlayerPresent: async (id) => (await listPresent(bus, id)).seats.length > 0,
    maximumFor: (client, account, what) => limitFor(client, account, what, config.RATE_LIMIT_FACTOR),
  })
  const app = await httpApp({
    tables,
    matches,
    records,
    budget,
    callerOf: accounts.callerOf,
    log,
    publicUrl: config.PUBLIC_URL,
    addressOf,
    limits: moreRequests(config.RATE_LIMIT_FACTOR),
    web: webBuildIn(webFolder),
    sharedBox: (id) => readSharedBox(database, id),
    routes: [
      () => healthRoutes(health),
      ...siteRoutes({
        config,
        database,
        bus,
        log,
        publicUrl: config.PUBLIC_URL,
        accounts,
        chat,
        tables,
        matches,
        records,
        channels: channelOptions,
        sendMail,
      }),
    ],
  })
  const gateway = startGateway({
    database: moves,
    bus,
    matches,
    log,
    tables,
    chat,
    callerOf: accounts.callerOf,
    ended: accounts.ended,
    origins: [new URL(config.PUBLIC_URL).origin],
    addressOf,
    limits: moreSockets(config.RATE_LIMIT_FACTOR),
  })
  gateway.attach(app.server)
  gauge('carriage_sockets', 'Open sockets.', () => gateway.counts().sockets)
  gauge('carriage_watched_tables', 'Tables that a socket here watches.', () => gateway.counts().tables)
  labelledCounter(
    'carriage_socket_closes',
    'Sockets that this process closed, by reason.',
    'reason',
    () => gateway.counts().closed,
  )
  labelledCounter(
    'carriage_frames',
    'Frames to watchers: sent, or fetched since the bus did not deliver them.',
    'what',
    () => {
      const { framesSent, framesFetched } = gateway.counts()
      return { sent: framesSent, fetched: framesFetched }
    },
  )
  storedGauge('carriage_quarantined_matches', 'Matches that are stopped because of a fault.', async () => [
    [await countQuarantined(moves), {}],
  ])
  const ward = { database: moves, bus, log }
  await reportKnownRules(moves.pool)
  await releaseKnown(ward)
  const reporting = setInterval(() => {
    reportKnownRules(moves.pool).catch((error: unknown) => log.warn({ err: error }, 'known rules versions not written'))
  }, rulesReportEvery)
  const premoves = runPremoves({ bus, matches, log })
  const url = await app.listen({ host: config.HOST, port: config.PORT, backlog })

  return {
    url,
    async stop() {
      clearInterval(reporting)
      await premoves.stop()
      await gateway.stop()
      await app.close()
      await matches.idle()
      await records.close()
      chat.stop()
    },
  }
}

function moreRequests(factor: number): RequestLimits {
  const { address, asking, changing, making, heavy, heavyOfNetwork } = requestLimits
  return {
    address: address * factor,
    asking: asking * factor,
    changing: changing * factor,
    making: making * factor,
    heavy: times(heavy, factor),
    heavyOfNetwork: times(heavyOfNetwork, factor),
  }
}

function moreSockets(factor: number): Pick<GatewayLimits, 'messages' | 'sockets' | 'networkSockets' | 'arrivals'> {
  const { messages, sockets, networkSockets, arrivals } = socketLimits
  return {
    messages: times(messages, factor),
    sockets: sockets * factor,
    networkSockets: networkSockets * factor,
    arrivals: times(arrivals, factor),
  }
}

function times({ burst, perSecond }: Allowance, factor: number): Allowance {
  return { burst: burst * factor, perSecond: perSecond * factor }
}

/** For a balancer: whether the process is alive, and whether it should be given work. */
function healthRoutes(health: Health): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }))
    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const readiness = await health.ready()
      return reply.code(readiness.ready ? 200 : 503).send(readiness)
    })
  }
}
