import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from '@carriage/shared/ports'

const binary = process.env.NATS_SERVER ?? '/usr/sbin/nats-server'

export interface OwnNats {
  readonly url: string
  /** Makes it read its configuration again. */
  reload(): void
  stop(): Promise<void>
}

export interface OwnNatsOptions {
  /** A configuration file, and further arguments. */
  readonly args?: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly port?: number
}

/** A NATS server of a test's own, for subjects that others on the machine must not receive. */
export async function ownNats({ args = [], cwd, env = {}, ...given }: OwnNatsOptions = {}): Promise<OwnNats> {
  const port = given.port ?? (await freePort())
  const server = spawn(binary, ['-a', '127.0.0.1', '-p', String(port), ...args], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
    ...(cwd !== undefined && { cwd }),
  })
  const exited = once(server, 'exit')
  for (let attempt = 0; !(await answers(port)); attempt++) {
    if (attempt > 100 || server.exitCode !== null) throw new Error(`${binary} does not answer on port ${port}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url: `127.0.0.1:${port}`,
    reload: () => server.kill('SIGHUP'),
    async stop() {
      server.kill('SIGKILL')
      await exited
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))

    function done(answered: boolean): void {
      socket.destroy()
      resolve(answered)
    }
  })
}
