import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@carriage/shared/ports'

const server = join(import.meta.dirname, '..', '..', 'server', 'main.ts')
const natsBinary = process.env.NATS_SERVER ?? '/usr/sbin/nats-server'

/** How long a process may take to be ready; a busy machine may take long. */
const timeout = 300_000

/** A process that was started for a measurement and ends with it. */
export interface Running {
  readonly url: string
  readonly pid: number
  /** What a module of `inside` answers to a question; for servers that were started with one. */
  ask(question: string): Promise<unknown>
  stop(): Promise<void>
}

export interface ServerProcessOptions {
  readonly roles: string
  readonly database: string
  readonly nats?: string
  /** Multiplies the rate limits; by default high enough never to be reached. */
  readonly limitFactor?: number
  /** In milliseconds; the default is long enough for a slow machine. */
  readonly rulesBudget?: number
  /** Proxies in front, whose header has the address of a caller. */
  readonly proxies?: number
  /** A folder for CPU profiles. */
  readonly profiles?: string | undefined
  /** A module that is loaded before the server and hears what is asked. */
  readonly inside?: string
  /** An open file for what it says; else that is shown beside what was measured. */
  readonly output?: number
}

/** A process of the server with some of its roles, as an operator starts it. */
export async function spawnServer({
  roles,
  database,
  nats,
  profiles,
  inside,
  output,
  limitFactor = 10_000,
  rulesBudget = 60_000,
  proxies = 0,
}: ServerProcessOptions): Promise<Running> {
  const [port, opsPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const flags = [
    ...(profiles === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profiles]),
    ...(inside === undefined ? [] : ['--expose-gc', '--import', inside]),
  ]
  const child = spawn(process.execPath, [...flags, server], {
    env: {
      // Compiled once, the sources load in half of the time.
      NODE_COMPILE_CACHE: join(tmpdir(), 'carriage-compiled'),
      ...process.env,
      CARRIAGE_ROLES: roles,
      DATABASE_URL: database,
      ...(nats !== undefined && { NATS_URL: nats }),
      PORT: `${port}`,
      OPS_PORT: `${opsPort}`,
      PUBLIC_URL: url,
      RATE_LIMIT_FACTOR: `${limitFactor}`,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: `${proxies}`,
      // The clients of pgbench need theirs on the same PostgreSQL, which has a hundred as it comes.
      DATABASE_CONNECTIONS: '10',
      // On a machine that others use as well, a slice of the processor can be long in coming.
      RULES_TIMEOUT_MS: `${rulesBudget}`,
    },
    stdio: ['ignore', output ?? 2, output ?? 2, ...(inside === undefined ? [] : ['ipc' as const])],
  })
  await until(async () => (await fetch(`http://127.0.0.1:${opsPort}/readyz`)).ok, `the server with ${roles}`, child)
  return running(child, url)
}

/** A NATS server of its own, so that no other server is on the same bus. */
export async function spawnNats(): Promise<Running> {
  const port = await freePort()
  const child = spawn(natsBinary, ['-a', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' })
  await until(() => answers(port), natsBinary, child)
  return running(child, `127.0.0.1:${port}`)
}

function running(child: ChildProcess, url: string): Running {
  // Also when the measurement throws.
  process.once('exit', () => child.kill())
  return {
    url,
    pid: child.pid ?? 0,
    async ask(question) {
      const answered = once(child, 'message')
      child.send(question)
      const [answer] = (await answered) as [unknown]
      return answer
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function until(ready: () => Promise<boolean>, what: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + timeout
  while (!(await ready().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`It ended before it was ready: ${what}.`)
    if (Date.now() > end) throw new Error(`It is not ready after ${timeout / 60_000} minutes: ${what}.`)
    await pause(50)
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const done = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
  })
}
