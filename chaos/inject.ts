import { setTimeout as pause } from 'node:timers/promises'
import type { ChaosBalancer } from './balancer.ts'
import type { Finding } from './checker.ts'
import type { FaultKind, InjectedFault } from './faults.ts'
import { handleOversizedRecord, poisonMatch } from './hostile.ts'
import { useLink } from './links.ts'
import type { SupervisedProcess } from './processes.ts'
import type { ChaosGuest } from './requests.ts'
import type { ChaosServer, Links } from './server.ts'
import { until } from './waiting.ts'

export interface FaultWindow {
  /** From when to when there were faults, in milliseconds since the epoch. */
  readonly from: number
  readonly to: number
  /** What went wrong with oversized records, broken matches and one-tap links. */
  readonly findings: readonly Finding[]
  readonly done: ReadonlyMap<FaultKind, number>
  readonly links: number
}

export interface Injection {
  readonly server: ChaosServer
  /** Leaves its store without a free byte for this many milliseconds. */
  readonly fillDisk: (milliseconds: number) => Promise<void>
  readonly balancer: ChaosBalancer
  readonly importer: ChaosGuest
  readonly onFault: () => void
}

/** Lets the faults happen one after the other; some last while the next ones come. */
export async function inject(faults: readonly InjectedFault[], options: Injection): Promise<FaultWindow> {
  const { server, balancer, importer } = options
  const from = Date.now()
  const done = new Map<FaultKind, number>()
  const hostile = { store: server.cluster.url, gateways: server.gateways, importer }
  const links = faults.filter(({ what }) => what === 'poison').map(() => useLink(hostile))
  const lasting: Promise<readonly Finding[] | undefined>[] = [...links]
  for (const { after, what, whom } of faults) {
    await pause(after)
    if (what === 'postgres') await server.cluster.restart()
    else if (what === 'nats') await server.nats.restart()
    else if (what === 'natsAbsent') lasting.push(takeNatsAway(server).then(() => undefined))
    else if (what === 'unhashed') lasting.push(balancer.forgetHash(long).then(() => undefined))
    else if (what === 'staleBalancer') lasting.push(balancer.goStale(long).then(() => undefined))
    else if (what === 'diskFull') await options.fillDisk(whileIt)
    else if (what === 'oversized') lasting.push(handleOversizedRecord(hostile))
    else if (what === 'poison') lasting.push(poisonMatch(hostile))
    else lasting.push(hit(what, await victimOf(server, what, whom)).then(() => undefined))
    done.set(what, (done.get(what) ?? 0) + 1)
    options.onFault()
  }
  const findings = (await Promise.all(lasting)).flatMap((found) => found ?? [])
  return { from, to: Date.now(), findings, done, links: links.length }
}

/** How long a fault lasts that ends automatically, in milliseconds. */
const whileIt = 2_500

/** How long one of the longer ones lasts. */
const long = 10_000

async function takeNatsAway({ nats }: ChaosServer): Promise<void> {
  await nats.kill()
  await pause(long)
  await nats.restart()
}

/** How late a slow link passes everything on, in milliseconds. */
const lag = 150

/** How wrong a clock is, in milliseconds. */
const step = 30_000

interface Victim {
  readonly process: SupervisedProcess
  readonly links: Links
}

type OneProcess = Exclude<
  FaultKind,
  'postgres' | 'nats' | 'natsAbsent' | 'unhashed' | 'staleBalancer' | 'diskFull' | 'oversized' | 'poison'
>

async function hit(what: OneProcess, { process, links }: Victim): Promise<void> {
  switch (what) {
    case 'kill':
      process.kill()
      return
    case 'freeze':
      await process.freeze(whileIt)
      return
    case 'longFreeze':
      await process.freeze(long)
      return
    case 'restart':
      process.restart()
      return
    case 'memory':
      await untilReplaced(process, () => process.inject({ fault: 'memory' }))
      return
    case 'beforeCommit':
    case 'afterCommit':
    case 'afterPublish':
      await untilReplaced(process, () => process.inject({ fault: 'crashAt', point: points[what] }))
      return
    case 'clockForward':
    case 'clockBack':
      process.inject({ fault: 'clock', by: what === 'clockBack' ? -step : step })
      await pause(whileIt)
      process.inject({ fault: 'clock', by: 0 })
      return
    case 'storeCut':
    case 'storeSlow':
    case 'storeUnanswered':
    case 'busCut':
    case 'busSlow':
    case 'busDeaf':
      await disturb(what, links)
  }
}

/** A process that should end and does not would make the report wrong. */
async function untilReplaced(process: SupervisedProcess, fault: () => void): Promise<void> {
  const before = process.starts
  fault()
  await until(`${process.post.name} has ended`, async () => process.starts > before, 120_000)
}

const points = {
  beforeCommit: 'carriage.before-commit',
  afterCommit: 'carriage.after-commit',
  afterPublish: 'carriage.after-publish',
}

async function disturb(
  what: `${'store' | 'bus'}${'Cut' | 'Slow' | 'Unanswered' | 'Deaf'}`,
  links: Links,
): Promise<void> {
  const link = what.startsWith('store') ? links.store : links.bus
  if (what.endsWith('Cut')) link.cut()
  else if (what.endsWith('Slow')) link.slow(lag)
  else link.dropAnswers()
  await pause(whileIt)
  link.mend()
}

/** Maximum number of processes starting at the same time: with more, none would ever be up. */
const mostDown = 3

/** One of the processes that are up; only those that play matches come to a fail point. */
async function victimOf({ processes, links }: ChaosServer, what: OneProcess, whom: number): Promise<Victim> {
  for (;;) {
    const up = processes.flatMap((process, at) => {
      const own = links[at]
      return process.up && own ? [{ process, links: own }] : []
    })
    const reachable = what in points ? up.filter(({ process }) => process.post.role === 'play') : up
    const victim = reachable[whom % reachable.length]
    if (victim && processes.length - up.length < mostDown) return victim
    await pause(20)
  }
}
