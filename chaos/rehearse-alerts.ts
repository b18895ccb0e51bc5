import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pace } from '@carriage/protocol'
import { titles } from '@carriage/shared/catalogue'
import { freePorts } from '@carriage/shared/ports'
import { asking } from './archived-cluster.ts'
import { poisonMatch } from './hostile.ts'
import { describeBy } from './links.ts'
import { playUnder } from './load.ts'
import type { SupervisedProcess } from './processes.ts'
import { alertNames, type Prometheus, startPrometheus } from './prometheus.ts'
import { at } from './requests.ts'
import { type ChaosServer, startChaosServer, thisRelease } from './server.ts'
import { becomeGuest, type ChaosTableOptions, createChaosTable } from './table.ts'

/** A fault of a server, and the alerts that it has to fire. */
interface RealFault {
  readonly what: string
  readonly alerts: readonly string[]
  /** Lets it happen, and ends it once `fired` holds. */
  readonly cause: (stage: Stage, fired: () => boolean) => Promise<void>
}

interface Stage {
  readonly server: ChaosServer
  readonly anywhere: () => string
}

/** How long an alert has to fire, in milliseconds. */
const timeout = 150_000

const faults: readonly RealFault[] = [
  {
    what: 'a match has rules that no process has',
    alerts: ['MatchQuarantined'],
    cause: async ({ server, anywhere }) => {
      await poisonMatch({ store: server.cluster.url, gateways: server.gateways, importer: await becomeGuest(anywhere) })
    },
  },
  {
    what: 'browsers report faults',
    alerts: ['BrowsersFail'],
    cause: async ({ anywhere }, fired) => {
      for (let each = 0; !fired(); each++) await reportFault(anywhere, each)
    },
  },
  {
    what: 'a process is killed',
    alerts: ['ProcessDown'],
    cause: async ({ server }, fired) => {
      while (!fired()) {
        const process = ofRole(server, 'clock')
        if (process.up) process.kill()
        await pause(500)
      }
    },
  },
  {
    what: 'a process that plays gets no processor',
    alerts: ['ProcessLate'],
    cause: async ({ server }, fired) => {
      while (!fired()) {
        await ofRole(server, 'play').freeze(400)
        await pause(50)
      }
    },
  },
  {
    what: 'rules are slower than they may be',
    alerts: ['RulesCutOff'],
    cause: async ({ server }, fired) => {
      const process = ofRole(server, 'play')
      // The first moves of a new process are slow.
      while (!fired()) {
        await process.replace(thisRelease, { RULES_TIMEOUT_MS: '10' })
        await pause(8_000)
      }
      await process.replace(thisRelease)
    },
  },
  {
    what: 'a transaction locks rows that the workers should take',
    alerts: ['QueueLate'],
    cause: async ({ server }, fired) => {
      const waiting = ofRole(server, 'worker').freeze(4_000)
      await pause(3_000)
      await asking(server.cluster.url, async (client) => {
        await client.query('begin')
        await client.query('select from outbox for update')
        await waiting
        while (!fired()) await pause(500)
        await client.query('rollback')
      })
    },
  },
  {
    what: 'NATS ends again and again',
    alerts: ['BusLost'],
    cause: async ({ server }, fired) => {
      while (!fired()) {
        await server.nats.restart()
        await pause(1_500)
      }
    },
  },
  {
    what: 'NATS refuses frames',
    alerts: ['BusRefuses', 'FramesLost'],
    cause: async ({ server }, fired) => {
      server.nats.refuse('frames.>')
      while (!fired()) await pause(500)
      server.nats.refuse()
    },
  },
  {
    what: 'a message that is no frame is sent to a table where a bot thinks',
    alerts: ['BusMessagesFail'],
    cause: async ({ server, anywhere }, fired) => {
      const guest = await becomeGuest(anywhere)
      const body = { ...tableAt({ kind: 'none' }), seats: 4, bots: ['apprentice', 'apprentice', 'apprentice'] } as const
      while (!fired()) {
        const { data } = await at(anywhere, guest).POST('/api/tables', { body: { ...body, bots: [...body.bots] } })
        await pause(1_000)
        if (data) await sendNonsense(server, data.id)
      }
    },
  },
  {
    what: 'a transaction locks the tables and the heads of all matches',
    alerts: ['DatabaseShort', 'MovesSlow'],
    cause: async ({ server, anywhere }, fired) => {
      while (!fired())
        await asking(server.cluster.url, async (client) => {
          await client.query('begin')
          await client.query('lock table match_heads, tables')
          for (let people = 0; people < 20; people++) void listTables(anywhere)
          for (const end = Date.now() + 8_000; !fired() && Date.now() < end; ) await pause(500)
          await client.query('rollback')
        }).then(() => pause(2_000))
    },
  },
  {
    what: 'PostgreSQL is away',
    alerts: ['MovesFail', 'MovesFailSlowly', 'HttpFails'],
    cause: ({ server, anywhere }, fired) =>
      server.cluster.restart(async () => {
        while (!fired()) {
          await listTables(anywhere)
          await pause(300)
        }
      }),
  },
  {
    what: 'a clock process is frozen while clocks run out',
    alerts: ['QueueLate'],
    cause: async ({ server, anywhere }, fired) => {
      while (!fired()) {
        await createChaosTable(tableAt({ kind: 'live', bank: 10, increment: 0 }), anywhere)
        await ofRole(server, 'clock').freeze(20_000)
        await pause(2_000)
      }
    },
  },
  {
    what: 'webhooks are not answered',
    alerts: ['NotificationsFail'],
    cause: async ({ anywhere }, fired) => {
      const [closed = 0] = await freePorts(1)
      while (!fired()) {
        const pace: Pace = { kind: 'slow', days: 1 }
        await createChaosTable(tableAt(pace), anywhere, (guest) =>
          describeBy(guest, `http://127.0.0.1:${closed}/`, anywhere),
        )
        await pause(1_000)
      }
    },
  },
  {
    what: 'more bots are wanted than are attended to',
    alerts: ['BotsWait'],
    cause: async ({ anywhere }, fired) => {
      const guest = await becomeGuest(anywhere)
      const bots: ChaosTableOptions['bots'] = ['apprentice', 'apprentice', 'apprentice']
      const body = { ...tableAt({ kind: 'none' }), seats: 4, bots }
      while (!fired())
        await Promise.all(Array.from({ length: 4 }, () => at(anywhere, guest).POST('/api/tables', { body })))
    },
  },
]

/** Fires alerts by faults of a real server, with the rules of deploy/prometheus in fast motion, and asks what the runbooks ask. */
export async function rehearseAlerts({ tables }: { tables: number }): Promise<boolean> {
  // Few connections, so that work soon waits for one; bots that rest for long, so that others soon wait for them.
  const server = await startChaosServer({ env: { DATABASE_CONNECTIONS: '4', BOT_THINK_MS: '60000' } })
  const [port = 0] = await freePorts(1)
  const missed: string[] = []
  try {
    const targets = server.processes.map(({ post }) => post.opsPort)
    const prometheus = await startPrometheus(server.folder, port, targets)
    const load = await playUnder({ gateways: () => server.ready(), tables, thinking: 50, seed: 1 })
    await pause(10_000)
    let asked = 0
    const stage = { server, anywhere: () => server.ready()[asked++ % server.ready().length] ?? '' }
    for (const fault of faults) missed.push(...(await tryFault(fault, stage, prometheus)))
    missed.push(...(await runCommands(server, prometheus)))
    load.leave()
    await prometheus.stop()
    const tried = faults.flatMap(({ alerts }) => alerts).sort()
    if (tried.join() !== alertNames().toSorted().join()) missed.push('an alert has no fault here')
  } finally {
    await server.stop()
    server.remove()
  }
  console.log(`${missed.length === 0 ? 'All' : 'Not all'} ${alertNames().length} alerts were fired by a real fault.`)
  for (const name of missed) console.log(`missed: ${name}`)
  return missed.length === 0
}

/** The alerts that a fault should have fired and did not. */
async function tryFault({ what, alerts, cause }: RealFault, stage: Stage, prometheus: Prometheus): Promise<string[]> {
  const began = Date.now()
  const seen = new Set<string>()
  let over = false
  const watching = (async () => {
    while (!over && seen.size < alerts.length && Date.now() - began < timeout) {
      const firing = await prometheus.firing()
      for (const name of alerts) if (firing.has(name)) seen.add(name)
      await pause(300)
    }
  })()
  const fired = () => seen.size === alerts.length || Date.now() - began >= timeout
  await cause(stage, fired)
  await watching
  over = true
  const missed = alerts.filter((name) => !seen.has(name))
  const shown = alerts.map((name) => `${name} ${seen.has(name) ? 'fired' : 'did NOT fire'}`).join(', ')
  console.log(`${what}: ${shown}, ${((Date.now() - began) / 1_000).toFixed(1)} s`)
  return missed
}

/** Runs what the runbooks say to run: queries by Prometheus, commands by a shell. Gives those that fail. */
async function runCommands(server: ChaosServer, prometheus: Prometheus): Promise<string[]> {
  const failed: string[] = []
  let run = 0
  const { opsPort } = ofRole(server, 'play').post
  const match = await asking(server.cluster.url, async (client) => {
    const { rows } = await client.query<{ match_id: string }>('select match_id from quarantines limit 1')
    return rows[0]?.match_id ?? 'none'
  })
  const placed = (line: string) =>
    line
      .replaceAll('$PROCESS:9100', `127.0.0.1:${opsPort}`)
      .replaceAll('$BUS:8222', server.nats.monitor)
      .replaceAll('$MATCH', match)
      .replaceAll('curl ', 'curl --fail ')
  for (const page of globSync('docs/runbooks/*.md', { cwd: thisRelease }))
    for (const line of commandsIn(readFileSync(join(thisRelease, page), 'utf8'))) {
      run += 1
      try {
        if (!/^(curl|psql) /.test(line)) await prometheus.query(line)
        else
          execFileSync('bash', ['-e', '-o', 'pipefail', '-c', placed(line)], {
            env: { PATH: process.env.PATH, DATABASE_URL: server.cluster.url },
            stdio: ['ignore', 'ignore', 'pipe'],
          })
      } catch (error) {
        failed.push(`${page}: ${line}: ${String(error).slice(0, 200)}`)
      }
    }
  console.log(`${run} queries and commands of the runbooks run, ${failed.length} failed`)
  return failed
}

/** The lines of the blocks of a page, and the calls of curl in its sentences. */
function commandsIn(page: string): readonly string[] {
  const blocks = [...page.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n').filter(Boolean),
  )
  return [...blocks, ...[...page.matchAll(/`(curl [^`]+)`/g)].map(([, command = '']) => command)]
}

function ofRole({ processes }: ChaosServer, role: string): SupervisedProcess {
  const found = processes.find(({ post }) => post.role === role)
  if (!found) throw new Error(`No process has the role ${role}.`)
  return found
}

function tableAt(pace: Pace): ChaosTableOptions {
  return {
    game: titles[0]?.about.id ?? '',
    options: {},
    seats: 2,
    pace,
    visibility: 'open',
    hints: false,
    learning: false,
    bots: [],
    ready: true,
  }
}

async function listTables(anywhere: () => string): Promise<void> {
  await at(anywhere)
    .GET('/api/tables/open', { params: { query: {} } })
    .catch(() => undefined)
}

async function reportFault(anywhere: () => string, each: number): Promise<void> {
  const shown = { match: null, entry: null, rules: null, client: 'a rehearsal', page: '/', language: 'en' } as const
  const body = { part: 'page', message: `Fault ${each}`, stack: `at page.ts:${each}`, ...shown } as const
  await at(anywhere).POST('/api/client-reports', { body })
}

/** Connects to NATS directly and sends those who watch a table an entry that is not JSON. */
function sendNonsense({ nats }: ChaosServer, table: string): Promise<void> {
  const [host = '', port = ''] = nats.url.split(':')
  const socket = connect(Number(port), host)
  socket.write('CONNECT {"verbose":false}\r\n')
  for (let times = 0; times < 5; times++) socket.write(`PUB frames.${table}.public 8\r\nnonsense\r\n`)
  socket.on('error', () => undefined)
  return pause(1_000).then(() => void socket.end())
}
