// `pnpm dev [--port 5273]`: the client with hot reload and a server that restarts after an edit, at one address, in a
// server with people and tables. Its database is DATABASE_URL, or a PostgreSQL of its own in .cache/dev.
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '@carriage/shared/ports'
import { startOwnPostgres } from '../../server/index.ts'
import { isKnown, type SeededPerson } from './api.ts'
import { openDevRoutes } from './dev-routes.ts'
import { restartingServer } from './restarting-server.ts'
import { createTables, invitePeople } from './seed.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '5273' } } })
const root = resolve(import.meta.dirname, '..', '..')
const folder = join(root, '.cache', 'dev')
const url = `http://localhost:${values.port}`

process.chdir(root)
mkdirSync(folder, { recursive: true })
let people: SeededPerson[] = []
const children: ChildProcess[] = []
let closing = false
const own = process.env.DATABASE_URL ? undefined : await startOwnPostgres(folder)
const port = await freePort()
const devRoutes = openDevRoutes(() => people)
await once(devRoutes, 'listening')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close(0))
process.once('exit', () => {
  for (const child of children) child.kill()
})

const server = restartingServer({
  DATABASE_URL: process.env.DATABASE_URL ?? own?.url,
  PORT: String(port),
  PUBLIC_URL: url,
  RATE_LIMIT_FACTOR: '1000',
  BOT_THREADS: '1',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
})
start(
  join(root, 'web', 'node_modules', '.bin', 'vite'),
  ['web', '--port', values.port, '--strictPort', '--logLevel', 'warn'],
  {
    CARRIAGE_DEV_SERVER: `http://127.0.0.1:${port}`,
    CARRIAGE_DEV_LOGIN: addressOf(devRoutes),
  },
)

for (const path of ['/', '/shell/main.tsx', '/api/games']) await answered(`${url}${path}`)
console.log(`Carriage House is listening after ${(performance.now() / 1_000).toFixed(1)} s: ${url}`)
// A developer can do without tables, and without them sees why.
await seed().catch((error: unknown) => console.error('The tables could not be created:', error))

async function seed(): Promise<void> {
  const file = join(
    folder,
    `people-${createHash('sha256')
      .update(process.env.DATABASE_URL ?? '')
      .digest('hex')
      .slice(0, 8)}.json`,
  )
  const address = `http://127.0.0.1:${port}`
  people = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SeededPerson[]) : []
  const [first] = people
  if (!first || !(await isKnown(address, first))) {
    people = await invitePeople(address)
    writeFileSync(file, JSON.stringify(people))
    logPeople()
    const { open, running, finished } = await createTables(address, people)
    console.log(`Tables were created: ${open} open, ${running} running, ${finished} finished.`)
  } else logPeople()
}

function logPeople(): void {
  for (const { name } of people) console.log(`  be ${name.padEnd(5)} ${url}/dev/as/${name.toLowerCase()}`)
}

function start(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  children.push(child)
  child.once('exit', (code) => void close(code ?? 1))
}

/** Waits until an address of the server answers; the first start of a database takes a while. */
async function answered(address: string): Promise<void> {
  for (const end = performance.now() + 120_000; performance.now() < end; await pause(50)) {
    const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
  }
  console.error(`${address} did not answer.`)
  await close(1)
}

async function close(code: number): Promise<void> {
  if (closing) return
  closing = true
  // The database goes last, or the server would complain that it is gone.
  const gone = children.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit'))
  for (const child of children) child.kill()
  await Promise.race([Promise.all([...gone, server.stop()]), pause(5_000)])
  devRoutes.close()
  await own?.stop()
  process.exit(code)
}

function addressOf(server: typeof devRoutes): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The servers have no port.')
  return `http://127.0.0.1:${address.port}`
}
