import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from '@carriage/shared/ports'
import { test as base } from '@playwright/test'
import pg from 'pg'

const databases = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Signs cookies and links in these servers. */
export const secret = 'nobody knows this but all of the tests'

/** A real server on a database of its own, which can be closed and opened again under the same address. */
export interface TestSite {
  readonly url: string
  /** The address of its database. */
  readonly database: string
  open(): Promise<void>
  /** Where its operator asks. */
  readonly ops: string
  /** Changes something in its database. */
  query(statement: string, values: unknown[]): Promise<void>
  /** All that it has logged. */
  log(): string
  /** Ends it without warning. */
  kill(): Promise<void>
}

/** Tests that are given a server; it is torn down with them. */
export const test = base.extend<{ leave: undefined }, { server: TestSite }>({
  // A page left open at a table goes on drawing it and slows the next game down.
  leave: [
    async ({ browser }, use) => {
      await use(undefined)
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
  server: [
    async ({ browserName }, use) => {
      const { server, tearDown } = await build(browserName)
      await use(server)
      await tearDown()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** A server on a new database, with these settings in place of the usual ones. */
export async function build(
  purpose: string,
  settings: Record<string, string> = {},
): Promise<{ server: TestSite; tearDown: () => Promise<void> }> {
  const name = `carriage_e2e_${purpose}_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const server = await serverOn(databases.replace(/\/[^/]*$/, `/${name}`), settings)
  return {
    server,
    tearDown: async () => {
      await server.kill()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

async function serverOn(database: string, settings: Record<string, string>): Promise<TestSite> {
  const port = await freePort()
  const opsPort = await freePort()
  const url = `http://localhost:${port}`
  let running: ChildProcess | undefined
  let logged = ''
  // Whatever becomes of the tests, no server outlives them.
  process.once('exit', () => running?.kill('SIGKILL'))

  async function open(): Promise<void> {
    running = spawn(process.execPath, ['server/main.ts'], {
      cwd: resolve(import.meta.dirname, '..'),
      env: {
        ...process.env,
        DATABASE_URL: database,
        PORT: String(port),
        OPS_PORT: String(opsPort),
        CARRIAGE_SECRET: secret,
        BOT_THINK_MS: '0',
        PREMOVE_DELAY_SECONDS: '0',
        RATE_LIMIT_FACTOR: '1000',
        NOTIFY_PRIVATE_ADDRESSES: 'true',
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.stdout?.on('data', (chunk: Buffer) => {
      logged += chunk.toString()
      if (settings.LOG_LEVEL === undefined) process.stdout.write(chunk)
    })
    for (let tries = 0; ; tries++) {
      const answer = await fetch(`${url}/api/games`).catch(() => undefined)
      if (answer?.ok) return
      if (tries > 300) throw new Error('The server did not start.')
      await new Promise((done) => setTimeout(done, 200))
    }
  }

  async function kill(): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const gone = once(running, 'exit')
    running.kill('SIGKILL')
    await gone
    running = undefined
  }

  await open()
  const query = (statement: string, values: unknown[]) => onServer(statement, values, database)
  return { url, database, ops: `http://127.0.0.1:${opsPort}`, open, kill, query, log: () => logged }
}

async function onServer(statement: string, values: unknown[] = [], database = databases): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}
