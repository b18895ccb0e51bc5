import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from './checker.ts'
import { type DatabaseServer, type FailoverCluster, startFailoverCluster } from './failover-cluster.ts'
import { type Answered, type Load, loadLines, outagesIn, playUnder } from './load.ts'
import { findingLines } from './report.ts'
import { type ChaosServer, startChaosServer } from './server.ts'
import { until } from './waiting.ts'

export interface FailoverRehearsal {
  readonly tables: number
  /** How often the primary dies. */
  readonly times: number
  /**
   * The control: moves are acknowledged without a standby, and the standbys are cut off from the primary before it dies.
   * It succeeds if the checker finds what was lost.
   */
  readonly asynchronous: boolean
  readonly ttl: number | undefined
}

const kinds = ['PostgreSQL killed', 'server without power', 'server frozen'] as const
type Kind = (typeof kinds)[number]

/** How long the standbys are cut off, in milliseconds. */
const cutFor = 2_000
/** How long people play on with the new primary before the old one comes back. */
const playOn = 3_000

/** The primary of three database servers dies again and again while people play. */
export async function rehearseFailover(rehearsal: FailoverRehearsal): Promise<boolean> {
  const { tables, asynchronous, ttl } = rehearsal
  let cluster: FailoverCluster | undefined
  const server = await startChaosServer({
    store: async (folder, port) => {
      cluster = await startFailoverCluster(folder, port, { asynchronous, ttl })
      return cluster
    },
  })
  try {
    if (!cluster) throw new Error('The server has no database.')
    const load = await playUnder({ gateways: () => server.ready(), tables, thinking: 100, seed: 1 })
    return await failOver(rehearsal, server, cluster, load)
  } finally {
    await server.stop()
    server.remove()
  }
}

interface Outage {
  readonly kind: Kind
  /** When it began and when everything was whole again, in milliseconds since the epoch. */
  readonly from: number
  to: number
}

async function failOver(
  { times, asynchronous }: FailoverRehearsal,
  server: ChaosServer,
  cluster: FailoverCluster,
  load: Load,
): Promise<boolean> {
  const outages: Outage[] = []
  for (let i = 0; i < times; i++) {
    await until('all database servers are whole', () => cluster.isWhole(), 180_000)
    // In the control the clients of before may be ahead of the store.
    if (asynchronous && i > 0) await load.more(100)
    await pause(3_000)
    const primary = await cluster.primary()
    if (!primary) throw new Error('There is no primary.')
    const kind = kinds[i % kinds.length] ?? 'PostgreSQL killed'
    const outage = { kind, from: Date.now(), to: 0 }
    if (asynchronous) {
      cluster.cut(true)
      await pause(cutFor)
    }
    strike(primary, kind)
    await until('another server is the primary', async () => isOther(await cluster.primary(), primary), 120_000)
    if (asynchronous) cluster.cut(false)
    const promoted = Date.now()
    // The control has lost what its players go on from.
    if (!asynchronous)
      await until('people play again', async () => load.answered().some((each) => isAfter(each, promoted)), 120_000)
    await pause(playOn)
    mend(primary, kind)
    await until('all database servers are whole', () => cluster.isWhole(), 180_000)
    outage.to = Date.now()
    outages.push(outage)
    const { longest, all } = outagesIn(load, outage)
    console.log(
      `${i + 1}. ${kind} (${primary.name}): another primary after ${seconds(promoted - outage.from)} s, ` +
        `${seconds(longest)} s without acknowledgement, ${seconds(all)} s in all`,
    )
  }
  await pause(playOn)
  const answered = load.answered()
  const findings = await load.stop(cluster.url)
  const collapses = server.processes.flatMap((process) => process.collapses)
  report(load, outages, answered, findings)
  for (const line of collapses) console.log(line)
  const lost = findings.filter(({ kind }) => kind === 'lost').length
  if (asynchronous) {
    console.log(lost > 0 ? 'The checker found the loss.' : 'Nothing was lost, so this run shows nothing.')
    return lost > 0
  }
  const passed = findings.length === 0 && collapses.length === 0
  console.log(passed ? 'Nothing that was acknowledged was lost.' : 'The promises were broken.')
  return passed
}

function strike(server: DatabaseServer, kind: Kind): void {
  if (kind === 'PostgreSQL killed') server.killPostgres()
  else if (kind === 'server without power') server.powerOff()
  else server.freeze()
}

function mend(server: DatabaseServer, kind: Kind): void {
  if (kind === 'server without power') server.start()
  else if (kind === 'server frozen') server.thaw()
}

function isOther(found: DatabaseServer | undefined, before: DatabaseServer): boolean {
  return found !== undefined && found !== before
}

function isAfter({ answer, answeredAt }: Answered, moment: number): boolean {
  return answer !== undefined && 'done' in answer && answeredAt > moment
}

function report(
  load: Load,
  outages: readonly Outage[],
  answered: readonly Answered[],
  findings: readonly Finding[],
): void {
  console.log()
  const rows = kinds.map((kind) => [kind, outages.filter((each) => each.kind === kind)] as const)
  for (const [what, of] of [...rows, ['all', outages] as const]) {
    if (of.length === 0) continue
    const outages = of.map((outage) => outagesIn(load, outage).longest).sort((a, b) => a - b)
    const median = outages[Math.floor((outages.length - 1) / 2)] ?? 0
    console.log(
      `${what.padEnd(22)} ${of.length} times, seconds without acknowledgement: median ${seconds(median)}, ` +
        `worst ${seconds(outages.at(-1) ?? 0)}`,
    )
  }
  for (const line of [...loadLines(answered), ...findingLines(findings)]) console.log(line)
  const acknowledged = answered.filter(({ answer }) => answer && 'done' in answer).length
  console.log(`lost ${findings.filter(({ kind }) => kind === 'lost').length} of ${acknowledged} acknowledged moves`)
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1)
}
