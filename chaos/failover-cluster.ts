import { type ChildProcess, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePorts } from '@carriage/shared/ports'
import { endChild, startChild } from './children.ts'
import { type Cluster, postgresBinaries, unprivileged } from './cluster.ts'
import { startTcpLink, type TcpLink } from './tcp-link.ts'
import { until } from './waiting.ts'

const samples = join(import.meta.dirname, '..', 'deploy', 'postgres')
const password = 'rehearsal'
const names = ['db1', 'db2', 'db3'] as const

/** One database server of three: etcd, Patroni and PostgreSQL. */
export interface DatabaseServer {
  readonly name: string
  /** Ends PostgreSQL alone, which Patroni sees. */
  killPostgres(): void
  /** Ends everything at once, as a loss of power would. */
  powerOff(): void
  /** Stops everything: connections stay open and nobody answers. */
  freeze(): void
  thaw(): void
  /** Starts what was ended. */
  start(): void
}

/** Three database servers as deploy/postgres has them, behind a proxy that finds the primary. */
export interface FailoverCluster extends Cluster {
  primary(): Promise<DatabaseServer | undefined>
  /** Whether all three take part, and a standby confirms commits unless replication is asynchronous. */
  isWhole(): Promise<boolean>
  /** Cuts the standbys off from the primary, or lets them reach it again. Only where replication is asynchronous. */
  cut(isCut: boolean): void
}

export interface FailoverOptions {
  /** Acknowledges commits without waiting for a standby. We advise against it; here it is the control. */
  readonly asynchronous: boolean
  /** Seconds until a server that does not answer is replaced; by default as the file says. */
  readonly ttl: number | undefined
}

interface Places {
  readonly name: string
  readonly folder: string
  readonly peer: number
  readonly client: number
  readonly rest: number
  readonly postgres: number
  /** Where the other servers reach PostgreSQL. */
  readonly linked: number
}

export async function startFailoverCluster(
  folder: string,
  port: number,
  { asynchronous, ttl }: FailoverOptions,
): Promise<FailoverCluster> {
  chmodSync(folder, 0o755)
  const ports = await freePorts(5 * names.length)
  const places = names.map((name, index): Places => {
    const [peer = 0, client = 0, rest = 0, postgres = 0, linked = 0] = ports.slice(5 * index)
    return { name, folder: join(folder, name), peer, client, rest, postgres, linked: asynchronous ? linked : postgres }
  })
  const servers = places.map((own) => startServer(own, places))
  const tcpLinks: TcpLink[] = []
  // What can be cut costs time, which would be a part of every commit that waits for a standby.
  if (asynchronous) for (const { linked, postgres } of places) tcpLinks.push(await startTcpLink(linked, postgres))
  process.on('exit', powerOff)
  const proxy = startProxy(folder, port, places)
  let restarts = 0
  await until('Patroni has a primary', async () => (await primary()) !== undefined, 120_000)
  if (asynchronous || ttl !== undefined) {
    // The control allows any lag, so that a primary is found at all.
    const loose = { synchronous_mode: false, synchronous_mode_strict: false, maximum_lag_on_failover: 2 ** 30 }
    const quick = { ttl, loop_wait: 1, retry_timeout: 3 }
    await configure({ ...(asynchronous && loose), ...(ttl !== undefined && quick) })
  }
  await until('three servers take part', isWhole, 120_000)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    get restarts() {
      return restarts
    },
    primary,
    isWhole,
    cut(isCut) {
      for (const link of tcpLinks)
        if (isCut) link.cut()
        else link.mend()
    },
    async restart(meanwhile) {
      const first = await primary()
      first?.powerOff()
      await meanwhile?.()
      first?.start()
      restarts += 1
      await until('Patroni has a primary', async () => (await primary()) !== undefined, 120_000)
    },
    async stop() {
      powerOff()
      process.off('exit', powerOff)
      await endChild(proxy)
      for (const link of tcpLinks) await link.close()
    },
  }

  function powerOff(): void {
    for (const server of servers) server.powerOff()
  }

  async function primary(): Promise<DatabaseServer | undefined> {
    const found = await Promise.all(places.map(({ rest }) => isOk(rest, 'primary')))
    return servers[found.indexOf(true)]
  }

  async function isWhole(): Promise<boolean> {
    const count = async (what: string) =>
      (await Promise.all(places.map(({ rest }) => isOk(rest, what)))).filter(Boolean).length
    const [primaries, standbys, confirming] = [await count('primary'), await count('replica'), await count('sync')]
    return primaries === 1 && standbys === 2 && (asynchronous || confirming === 1)
  }

  async function configure(settings: object): Promise<void> {
    const body = JSON.stringify(settings)
    const answer = await fetch(`http://127.0.0.1:${places[0]?.rest}/config`, { method: 'PATCH', body })
    if (!answer.ok) throw new Error(`Patroni refuses ${body}: ${answer.status}.`)
  }
}

function startServer(own: Places, all: readonly Places[]): DatabaseServer {
  const as = unprivileged()
  mkdirSync(own.folder, { mode: 0o700 })
  if (as) chownSync(own.folder, as.uid, as.gid)
  const data = join(own.folder, 'data')
  let children = startAll()
  return {
    name: own.name,
    killPostgres: () => send('SIGKILL', treeOf(postmaster())),
    powerOff() {
      const pids = everything()
      // Frozen first, so that none can react to the end of another.
      send('SIGSTOP', pids)
      send('SIGKILL', pids)
    },
    freeze: () => send('SIGSTOP', everything()),
    thaw: () => send('SIGCONT', everything()),
    start() {
      children = startAll()
    },
  }

  function startAll(): ChildProcess[] {
    const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }
    const start = (command: string, args: readonly string[], settings: Readonly<Record<string, string>>) => {
      const log = openSync(join(own.folder, `${command}.log`), 'a')
      const options = { ...as, cwd: own.folder, env: { ...env, ...settings }, stdio: ['ignore', log, log] as const }
      return startChild(command, args, { ...options, stdio: [...options.stdio] }, 'SIGKILL')
    }
    return [
      start('etcd', ['--logger=zap'], etcdSettings(own, all)),
      start('patroni', [join(samples, 'patroni.yaml')], patroniSettings(own, all, data)),
    ]
  }

  function everything(): number[] {
    const roots = [...children.map(({ pid }) => pid), ...postmaster()]
    return treeOf(roots.filter((pid) => pid !== undefined))
  }

  function postmaster(): number[] {
    try {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      // The file of a server that was killed stays, and its number may be another process by now.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? [pid] : []
    } catch {
      return []
    }
  }
}

/** These processes and all that they started, as long as they run. */
function treeOf(roots: readonly number[]): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const parents = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const found = new Set(roots.filter((root) => parents.some(([pid]) => pid === root)))
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [pid = 0, parent = 0] of parents) if (found.has(parent)) found.add(pid)
  }
  return [...found]
}

function send(signal: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // It ended meanwhile.
    }
}

function etcdSettings(own: Places, all: readonly Places[]): Record<string, string> {
  const peer = `http://127.0.0.1:${own.peer}`
  const client = `http://127.0.0.1:${own.client}`
  const changed: Readonly<Record<string, string>> = {
    ETCD_NAME: own.name,
    ETCD_DATA_DIR: join(own.folder, 'etcd'),
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_INITIAL_CLUSTER: all.map((each) => `${each.name}=http://127.0.0.1:${each.peer}`).join(),
  }
  const lines = readFileSync(join(samples, 'etcd.env'), 'utf8').split('\n')
  const given = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^(ETCD_\w+)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value ?? '']]
    }),
  )
  for (const name of Object.keys(changed)) if (!(name in given)) throw new Error(`etcd.env does not say ${name}.`)
  return { ...given, ...changed }
}

function patroniSettings(own: Places, all: readonly Places[], data: string): Record<string, string> {
  const rest = `127.0.0.1:${own.rest}`
  return {
    PATRONI_NAME: own.name,
    PATRONI_RESTAPI_LISTEN: rest,
    PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
    PATRONI_ETCD_HOSTS: all.map(({ client }) => `127.0.0.1:${client}`).join(),
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${own.postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${own.linked}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: postgresBinaries(),
    PATRONI_POSTGRESQL_PGPASS: join(own.folder, 'pgpass'),
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
    PATRONI_REWIND_PASSWORD: password,
  }
}

/** Our HAProxy, with the ports of these servers. */
function startProxy(folder: string, port: number, places: readonly Places[]): ChildProcess {
  const sample = join(samples, 'haproxy.cfg')
  let text = readFileSync(sample, 'utf8')
  const lines: readonly (readonly [RegExp, string])[] = [
    [/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`],
    ...places.map(
      ({ name, postgres, rest }) =>
        [
          new RegExp(`^  server ${name} .*$`, 'm'),
          `  server ${name} 127.0.0.1:${postgres} check port ${rest}`,
        ] as const,
    ),
  ]
  for (const [line, instead] of lines) {
    if (!line.test(text)) throw new Error(`${sample} has no line ${line}.`)
    text = text.replace(line, instead)
  }
  const config = join(folder, 'haproxy.cfg')
  writeFileSync(config, text)
  const log = openSync(join(dirname(config), 'haproxy.log'), 'a')
  const env = { PATH: `${process.env.PATH}:/usr/sbin` }
  return startChild('haproxy', ['-f', config], { env, stdio: ['ignore', log, log] }, 'SIGKILL')
}

async function isOk(port: number, what: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/${what}`, { signal: AbortSignal.timeout(1_500) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
