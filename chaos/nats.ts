import type { ChildProcess } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { endChild, startChild } from './children.ts'
import { answers, until } from './ports.ts'

const binary = process.env.NATS_SERVER ?? '/usr/sbin/nats-server'

/** A NATS server of our own. It keeps nothing, so killing it loses whatever was on its way. */
export interface Nats {
  readonly url: string
  readonly restarts: number
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startNats(folder: string, port: number): Promise<Nats> {
  const log = openSync(join(folder, 'nats.log'), 'a')
  let restarts = 0
  let server = await start()
  return {
    url: `127.0.0.1:${port}`,
    get restarts() {
      return restarts
    },
    async restart() {
      await endChild(server)
      server = await start()
      restarts += 1
    },
    stop: () => endChild(server),
  }

  async function start(): Promise<ChildProcess> {
    const args = ['-a', '127.0.0.1', '-p', `${port}`]
    const child = startChild(binary, args, { stdio: ['ignore', log, log] }, 'SIGKILL')
    await until('NATS answers', () => answers(port))
    return child
  }
}
