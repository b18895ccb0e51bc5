import { setTimeout as pause } from 'node:timers/promises'
import { matchId } from '@carriage/protocol'
import type { Logger } from 'pino'
import type { Config, Role } from './config.ts'
import { type BusFault, countedBus, localBus, type NatsOptions, natsBus } from './platform/bus/index.ts'
import { latestReports } from './platform/client-reports/client-reports.ts'
import { checkHealth } from './platform/operations/health.ts'
import { openLog } from './platform/operations/log.ts'
import { busLosses, gauge, labelledGauge } from './platform/operations/metrics.ts'
import { startOpsServer } from './platform/operations/ops-server.ts'
import { startTelemetry } from './platform/operations/telemetry.ts'
import type { RoleOptions } from './platform/roles/deps.ts'
import { measureBackups } from './platform/storage/backup.ts'
import { type Database, openDatabase } from './platform/storage/database.ts'
import { measureLateness } from './platform/storage/due-rows.ts'
import { expectMigrated, migrate } from './platform/storage/migrate.ts'
import { startOwnPostgres } from './platform/storage/own-postgres.ts'
import { queues } from './platform/storage/queues.ts'
import { runBots, searchPool } from './play/bots/index.ts'
import { pollDeadlines } from './play/clock/index.ts'
import { budgetOf, type MatchesHere, playMatches, quarantined, release } from './play/matches/index.ts'

export interface RunningServer {
  /** Where players reach this process, if it has the role `play`. */
  readonly url: string | undefined
  readonly opsPort: number | undefined
  /** Finishes what is under way and stops. */
  stop(): Promise<void>
}

interface RunningRole {
  readonly url?: string
  stop(): Promise<void> | void
}

/** Milliseconds after which a query without an answer fails. A move is retried on another connection. */
const unansweredMoves = 6_000
/** Longer than the statement timeout of the server itself. */
const unansweredLists = 20_000

/** A process may have any of the roles. */
const roles: Readonly<Record<Role, (options: RoleOptions) => Promise<RunningRole> | RunningRole>> = {
  clock: ({ moves, bus, log }) => pollDeadlines({ database: moves, bus, log }),
  bots: saving,
  // Imported on demand: accounts and HTTP are most of the code of a process.
  worker: async (options) => (await import('./platform/roles/worker.ts')).startWorkerRole(options),
  play: async (options) => (await import('./platform/roles/play.ts')).startPlayRole(options),
}

/** Starts a process of the server with the roles of its settings. */
export async function startServer(
  config: Config,
  log = openLog(config.LOG_LEVEL, config.CARRIAGE_ROLES),
): Promise<RunningServer> {
  const telemetry = await startTelemetry({ endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT })
  const own = config.DATABASE_URL === undefined ? await startOwnPostgres(config.CARRIAGE_DATA) : undefined
  const databaseOf = (connections: number, queryTimeout: number) =>
    openDatabase({
      url: config.DATABASE_URL ?? own?.url ?? '',
      connections,
      queryTimeout,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
    })
  const forMoves = Math.ceil(config.DATABASE_CONNECTIONS / 2)
  const moves = databaseOf(forMoves, unansweredMoves)
  const database = databaseOf(config.DATABASE_CONNECTIONS - forMoves, unansweredLists)
  countConnections('moves', moves)
  countConnections('lists', database)
  await untilReachable(() => prepareSchema(database, config, log), log)
  const onFault = ({ kind, subject, error }: BusFault) => log.error({ kind, subject, err: error }, 'bus message failed')
  const onLost = (reason: string, error?: unknown) => {
    if (reason === 'disconnect') busLosses.add(1)
    log.warn({ reason, err: error }, 'bus connection lost, reconnecting')
  }
  const bus = countedBus(
    config.NATS_URL === undefined
      ? localBus({ onFault })
      : await natsBus(config.NATS_URL, { ...natsOptionsOf(config), onFault, onLost, onShutOut: endShutOut }),
  )
  const health = checkHealth({ moves, lists: database, bus })
  measureLateness(database, Object.values(queues))
  measureBackups(database)
  let played: MatchesHere | undefined
  const matches = () => {
    const { RULES_TIMEOUT_MS, PREMOVE_DELAY_SECONDS } = config
    const budget = budgetOf(RULES_TIMEOUT_MS)
    played ??= playMatches({ database: moves, bus, log, budget, premoveDelay: PREMOVE_DELAY_SECONDS * 1_000 })
    return played
  }
  const parts = { config, database, moves, bus, matches, log, health }
  const running: RunningRole[] = []
  // Players come last and leave first.
  for (const role of ['clock', 'bots', 'worker', 'play'] as const)
    if (config.CARRIAGE_ROLES.includes(role)) running.push(await roles[role](parts))
  const quarantine = {
    list: () => quarantined(database),
    release: async (id: string) => {
      const match = matchId.safeParse(id)
      return match.success && release({ database, bus, log }, match.data)
    },
  }
  const reports = () => latestReports(database)
  const ops =
    config.OPS_PORT === undefined
      ? undefined
      : await startOpsServer({ host: config.HOST, port: config.OPS_PORT, health, telemetry, quarantine, reports })
  const url = running.find((role) => role.url !== undefined)?.url
  log.info({ url, ops: ops?.port }, 'server started')

  return {
    url,
    opsPort: ops?.port,
    async stop() {
      log.info('server stopping')
      health.drain()
      for (const role of running.toReversed()) await role.stop()
      await bus.close()
      await Promise.all([moves.close(), database.close()])
      await ops?.stop()
      await telemetry.stop()
      await own?.stop()
    },
  }
}

function natsOptionsOf(config: Config): NatsOptions {
  return {
    prefix: config.NATS_PREFIX,
    access: {
      user: config.NATS_USER,
      password: config.NATS_PASSWORD,
      nkey: config.NATS_NKEY,
      creds: config.NATS_CREDS,
      ca: config.NATS_CA,
      cert: config.NATS_CERT,
      key: config.NATS_KEY,
    },
  }
}

/**
 * Refused credentials stay refused. The process exits, so that the supervisor starts it again, possibly with new ones.
 */
function endShutOut(error: Error): void {
  throw error
}

function saving({ moves: database, bus, log, config, matches: playing }: RoleOptions): RunningRole {
  const matches = playing()
  const bots = runBots({
    database,
    bus,
    matches,
    log,
    pause: config.BOT_THINK_MS,
    room: searchPool({ threads: config.BOT_THREADS }),
  })
  gauge('carriage_bots_waiting', 'Matches whose bots wait until others are done.', () => bots.counts().waiting)
  gauge('carriage_bots_thinking', 'Matches whose bots are at work.', () => bots.counts().attended)
  return {
    async stop() {
      await bots.stop()
      await matches.idle()
    },
  }
}

async function prepareSchema(database: Database, config: Config, log: Logger): Promise<void> {
  if (!config.MIGRATE_AT_START) return expectMigrated(database)
  const onWait = (name: string) => log.warn({ migration: name }, 'migration lock unavailable, retrying')
  const migrated = await migrate(database, { onWait })
  if (migrated.length > 0) log.info({ migrated }, 'database migrated')
}

function countConnections(pool: 'moves' | 'lists', { pool: connections }: Database): void {
  labelledGauge('carriage_pool_connections', 'Connections to PostgreSQL, and callers that wait for one.', () => [
    [connections.totalCount - connections.idleCount, { pool, state: 'used' }],
    [connections.idleCount, { pool, state: 'idle' }],
    [connections.waitingCount, { pool, state: 'waiting' }],
  ])
}

/** When the whole machine starts, the database may come up last. */
async function untilReachable<T>(work: () => Promise<T>, log: Logger): Promise<T> {
  const end = Date.now() + 60_000
  for (let wait = 100; ; wait = Math.min(wait * 2, 2_000)) {
    try {
      return await work()
    } catch (error) {
      if (!isAway(error) || Date.now() > end) throw error
      log.warn({ err: error }, 'database unreachable, retrying')
      await pause(wait)
    }
  }
}

const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P03',
  '08006',
  '25006',
])

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && away.has(String(error.code))) ||
    /terminated|connection timeout|query read timeout|timeout exceeded when trying to connect/i.test(error.message)
  )
}
