import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@carriage/shared/ports'
import { type Cluster, startCluster } from './cluster.ts'
import { type Nats, startNats } from './nats.ts'
import { type Post, type SupervisedProcess, superviseProcess } from './processes.ts'
import { startTcpLink, type TcpLink } from './tcp-link.ts'
import { until } from './waiting.ts'

/** The connections of one process to the store and to the bus. */
export interface Links {
  readonly store: TcpLink
  readonly bus: TcpLink
}

/** A whole server in processes of its own, with a store and a bus of its own. */
export interface ChaosServer {
  readonly cluster: Cluster
  readonly nats: Nats
  readonly processes: readonly SupervisedProcess[]
  /** Those of the processes, in the same order; none unless they were asked for. */
  readonly links: readonly Links[]
  /** The addresses of its processes that play. */
  readonly gateways: readonly string[]
  /** Those of them that are ready; all of them while none is. */
  ready(): readonly string[]
  /** Where its logs lie. */
  readonly folder: string
  /** Ends everything that it started, and nothing else. */
  stop(): Promise<void>
  /** Removes the store and the logs. */
  remove(): void
}

/** The folder of these sources. */
export const thisRelease = join(import.meta.dirname, '..')
const roles = ['play', 'play', 'play', 'clock', 'worker', 'bots'] as const

export interface ChaosServerOptions {
  /** The folder of the sources that it runs at first. */
  readonly release?: string
  /** Makes its store; by default a cluster of its own. */
  readonly store?: (folder: string, port: number) => Promise<Cluster>
  /** Makes its bus; by default one NATS server. */
  readonly bus?: (folder: string, port: number) => Promise<Nats>
  /** Done with the empty store, before the first process starts. */
  readonly prepare?: (env: Readonly<Record<string, string>>) => void
  readonly env?: Readonly<Record<string, string>>
  /** Whether each process has links of its own to the store and the bus, that can be cut. */
  readonly linked?: boolean
}

export async function startChaosServer(options: ChaosServerOptions = {}): Promise<ChaosServer> {
  const { release = thisRelease, store = startCluster, bus = startNats, prepare, linked = false } = options
  const folder = mkdtempSync(join(tmpdir(), 'carriage-chaos-'))
  const [storePort = 0, busPort = 0, ...ports] = await freePorts(2 + 2 * roles.length)
  const cluster = await store(folder, storePort)
  const nats = await bus(folder, busPort)
  const posts = roles.map((role, index) => ({
    role,
    name: `${role}-${index}`,
    opsPort: ports[2 * index] ?? 0,
    ...(role === 'play' && { port: ports[2 * index + 1] ?? 0 }),
  }))
  const gateways = posts.flatMap(addressesOf)
  const env = {
    DATABASE_URL: cluster.url,
    NATS_URL: nats.url,
    PUBLIC_URL: gateways[0] ?? '',
    RATE_LIMIT_FACTOR: '1000',
    // Notifications come to this machine.
    NOTIFY_PRIVATE_ADDRESSES: 'true',
    BOT_THINK_MS: '0',
    LOG_LEVEL: 'warn',
    // Compiled code is stored between starts, as in an image that was warmed up.
    NODE_COMPILE_CACHE: join(tmpdir(), 'carriage-compiled'),
    ...options.env,
  }
  prepare?.(env)
  warmUp(release, env)
  const links = linked ? await Promise.all(posts.map(() => linksTo(cluster.url, nats.url))) : []
  const processes = posts.map((post, at) =>
    superviseProcess({ ...post, ...(links[at] && { env: links[at].env }) }, { release, folder, env }),
  )
  const server: ChaosServer = {
    cluster,
    nats,
    processes,
    links,
    gateways,
    ready() {
      const up = processes.filter((process) => process.up).flatMap(({ post }) => addressesOf(post))
      return up.length > 0 ? up : gateways
    },
    folder,
    async stop() {
      await Promise.all(processes.map((process) => process.stop()))
      await Promise.all(links.flatMap(({ store, bus }) => [store.close(), bus.close()]))
      await nats.stop()
      await cluster.stop()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
  await until('every process is up', async () => processes.every(({ up }) => up), 300_000)
  return server
}

async function linksTo(store: string, bus: string): Promise<Links & { readonly env: Record<string, string> }> {
  const [storePort = 0, busPort = 0] = await freePorts(2)
  const database = new URL(store)
  const links = {
    store: await startTcpLink(storePort, Number(database.port)),
    bus: await startTcpLink(busPort, Number(bus.split(':')[1])),
  }
  database.port = `${storePort}`
  return { ...links, env: { DATABASE_URL: database.href, NATS_URL: `127.0.0.1:${busPort}` } }
}

/** Where players reach a process, if it plays. */
function addressesOf({ port }: Pick<Post, 'port'>): readonly string[] {
  return port === undefined ? [] : [`http://127.0.0.1:${port}`]
}

/** A process that is killed keeps nothing for its successor, so one that ends unexpectedly loads everything first. */
export function warmUp(release: string, env: Readonly<Record<string, string>>): void {
  const imports = ['start.ts', 'platform/roles/play.ts', 'platform/roles/worker.ts'].map(
    (file) => `await import('${join(release, 'server', file)}')`,
  )
  execFileSync(process.execPath, ['--input-type=module', '--eval', imports.join('\n')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  })
}
