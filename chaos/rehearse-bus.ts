import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '@carriage/shared/ports'
import { type Load, loadLines, outagesIn, playUnder } from './load.ts'
import { type Nats, startNats } from './nats.ts'
import { findingLines } from './report.ts'
import { startChaosServer } from './server.ts'

const servers = 3

/** How long a server is away, and how long all are there until the next one goes, in milliseconds. */
const away = 4_000
const whole = 4_000

const kinds = ['killed', 'frozen'] as const
type Kind = (typeof kinds)[number]

/** One of three NATS servers dies or freezes, again and again, while people play. */
export async function rehearseBus({ tables, times }: { tables: number; times: number }): Promise<boolean> {
  let cluster: readonly Nats[] = []
  const server = await startChaosServer({
    bus: async (folder, port) => {
      cluster = await startNatsCluster(folder, port)
      const [first] = cluster
      if (!first) throw new Error('There is no NATS server.')
      return { ...first, url: cluster.map(({ url }) => url).join(','), stop: () => stopAll(cluster) }
    },
  })
  try {
    const load = await playUnder({ gateways: () => server.ready(), tables, thinking: 100, seed: 1 })
    await pause(whole)
    for (let i = 0; i < times; i++) await loseOne(cluster, load, i)
    const answered = load.answered()
    const findings = await load.stop(server.cluster.url)
    const collapses = server.processes.flatMap((process) => process.collapses)
    for (const line of [...loadLines(answered), ...findingLines(findings), ...collapses]) console.log(line)
    const passed = findings.length === 0 && collapses.length === 0
    console.log(passed ? 'Nothing that was acknowledged was lost.' : 'The promises were broken.')
    return passed
  } finally {
    await server.stop()
    server.remove()
  }
}

async function loseOne(cluster: readonly Nats[], load: Load, round: number): Promise<void> {
  const server = cluster[round % cluster.length]
  const kind = kinds[round % kinds.length] ?? 'killed'
  if (!server) throw new RangeError('There is no NATS server.')
  const from = Date.now()
  await lose(server, kind)
  await pause(away)
  if (kind === 'killed') await server.restart()
  else server.thaw()
  await pause(whole)
  const { longest } = outagesIn(load, { from, to: Date.now() })
  console.log(`${round + 1}. ${server.url} ${kind}: ${(longest / 1_000).toFixed(2)} s without acknowledgement`)
}

async function lose(server: Nats, kind: Kind): Promise<void> {
  if (kind === 'killed') await server.kill()
  else server.freeze()
}

async function startNatsCluster(folder: string, firstPort: number): Promise<readonly Nats[]> {
  const ports = [firstPort, ...(await freePorts(servers - 1))]
  const routes = await freePorts(servers)
  return Promise.all(
    ports.map((port, at) =>
      startNats(folder, port, {
        name: `nats-${at}`,
        routePort: routes[at] ?? 0,
        others: routes.filter((_, other) => other !== at),
      }),
    ),
  )
}

async function stopAll(cluster: readonly Nats[]): Promise<void> {
  await Promise.all(cluster.map((server) => server.stop()))
}
