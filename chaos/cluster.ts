import { type ChildProcess, execFileSync, type SpawnOptions } from 'node:child_process'
import { chownSync, globSync, openSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { endChild, hasEnded, startChild } from './children.ts'
import { until } from './waiting.ts'

/** A PostgreSQL for one run. */
export interface Cluster {
  readonly url: string
  readonly restarts: number
  /** Ends it without any ceremony, as a loss of power would, and starts it again; in between something may be done to its folder. */
  restart(meanwhile?: () => Promise<void> | void): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL that this process started and watches over. */
export interface OwnCluster extends Cluster {
  /** Starts it again if it ended unexpectedly, and waits until it accepts connections. */
  revive(): Promise<void>
}

/** Its immediate shutdown: nothing is flushed, and the next start recovers from the log. */
const immediately = 'SIGQUIT'

/** Makes a cluster in an empty folder and starts it. Nothing of its durability is turned off. */
export async function startCluster(folder: string, port: number, more: readonly string[] = []): Promise<OwnCluster> {
  const bin = postgresBinaries()
  const as = unprivileged()
  const store = join(folder, 'postgres')
  // PostgreSQL will not run as root, and the folder must be its own.
  if (as) chownSync(folder, as.uid, as.gid)
  execFileSync(join(bin, 'initdb'), ['-D', store, '-U', 'carriage', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  })
  const log = openSync(join(folder, 'postgres.log'), 'a')
  const url = `postgres://carriage@127.0.0.1:${port}/postgres`
  let restarts = 0
  let server = await start()
  return {
    url,
    get restarts() {
      return restarts
    },
    async restart(meanwhile) {
      await endChild(server)
      await meanwhile?.()
      server = await start()
      restarts += 1
    },
    async revive() {
      if (hasEnded(server)) server = await start()
      else await until('PostgreSQL accepts connections', () => accepts(url))
    },
    stop: () => endChild(server),
  }

  async function start(): Promise<ChildProcess> {
    const settings = ['-c', 'max_connections=200', '-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1']
    const args = ['-D', store, '-p', `${port}`, ...settings, ...more.flatMap((setting) => ['-c', setting])]
    const options = { ...as, cwd: folder, stdio: ['ignore', log, log] } satisfies SpawnOptions
    const child = startChild(join(bin, 'postgres'), args, options, immediately)
    await until('PostgreSQL accepts connections', () => accepts(url))
    return child
  }
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The newest PostgreSQL of the machine, or the one that PG_BIN names. */
export function postgresBinaries(): string {
  const version = (folder: string) => Number(folder.split('/').at(-2))
  const found = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => version(b) - version(a))
  const bin = process.env.PG_BIN ?? found[0]
  if (bin === undefined) throw new Error('There is no PostgreSQL in /usr/lib/postgresql; set PG_BIN to its folder.')
  return bin
}

/** The user postgres, if we are root. */
export function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
