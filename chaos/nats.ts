import type { ChildProcess } from 'node:child_process'
import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePorts } from '@carriage/shared/ports'
import { endChild, startChild } from './children.ts'
import { answers, until } from './waiting.ts'

const binary = process.env.NATS_SERVER ?? '/usr/sbin/nats-server'

/** A NATS server of our own. It keeps nothing, so killing it loses whatever was on its way. */
export interface Nats {
  readonly url: string
  /** Where it answers monitoring by HTTP. */
  readonly monitor: string
  readonly restarts: number
  restart(): Promise<void>
  /** Ends it; it is started again by `restart`. */
  kill(): Promise<void>
  /** Stops it in the middle of its work, and lets it go on. */
  freeze(): void
  thaw(): void
  /** Has it refuse what is sent on a subject from now on; nothing without one. */
  refuse(subject?: string): void
  stop(): Promise<void>
}

/** Its place among the servers of a cluster. */
export interface NatsPlace {
  readonly name: string
  readonly routePort: number
  readonly others: readonly number[]
}

export async function startNats(folder: string, port: number, place?: NatsPlace): Promise<Nats> {
  const name = place?.name ?? 'nats'
  const log = openSync(join(folder, `${name}.log`), 'a')
  const config = join(folder, `${name}.conf`)
  const [monitor = 0] = await freePorts(1)
  writeFileSync(config, permissions())
  let restarts = 0
  let server = await start()
  return {
    url: `127.0.0.1:${port}`,
    monitor: `127.0.0.1:${monitor}`,
    get restarts() {
      return restarts
    },
    async restart() {
      await endChild(server)
      server = await start()
      restarts += 1
    },
    kill: () => endChild(server),
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    refuse(subject) {
      writeFileSync(config, permissions(subject))
      server.kill('SIGHUP')
    },
    stop: () => endChild(server),
  }

  async function start(): Promise<ChildProcess> {
    const args = ['-c', config, '-a', '127.0.0.1', '-p', `${port}`, '-m', `${monitor}`, ...clusterArgs(place)]
    const child = startChild(binary, args, { stdio: ['ignore', log, log] }, 'SIGKILL')
    await until('NATS answers', () => answers(port))
    return child
  }
}

function clusterArgs(place: NatsPlace | undefined): string[] {
  if (!place) return []
  const routes = place.others.map((other) => `nats-route://127.0.0.1:${other}`)
  const own = ['--cluster', `nats-route://127.0.0.1:${place.routePort}`, '--cluster_name', 'carriage']
  return ['-n', place.name, ...own, '--routes', routes.join(',')]
}

/** Clients need no password and are one user, whose rights can be changed while it runs. */
function permissions(refused?: string): string {
  const rights = refused === undefined ? '' : `, permissions: { publish: { deny: ["${refused}"] }, subscribe: [">"] }`
  return `no_auth_user: server\nauthorization { users: [{ user: server, password: server${rights} }] }\n`
}
