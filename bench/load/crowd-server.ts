import { join } from 'node:path'
import { type Running, spawnNats, spawnServer } from '../live/processes.ts'

/** The processes of a server, each of its roles but the bots'. */
export interface CrowdServer {
  readonly gateways: readonly string[]
  readonly members: readonly ServerProcess[]
  /** Ends all of its processes; the bus stays. */
  halt(): Promise<void>
  /** Starts them again, all at once. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface ServerProcess {
  readonly name: string
  readonly running: Running
}

const posts = [
  { name: 'play 1', roles: 'play' },
  { name: 'play 2', roles: 'play' },
  { name: 'clock and dispatcher', roles: 'clock,worker' },
]
const inside = join(import.meta.dirname, 'inside.ts')

export async function startCrowdServer(database: string, output: number): Promise<CrowdServer> {
  const nats = await spawnNats()
  let members: readonly ServerProcess[] = []
  const server = {
    get gateways() {
      return members.filter(({ name }) => name.startsWith('play')).map(({ running }) => running.url)
    },
    get members() {
      return members
    },
    async halt() {
      await Promise.all(members.map(({ running }) => running.stop()))
      members = []
    },
    async start() {
      members = await Promise.all(
        posts.map(async ({ name, roles }) => ({
          name,
          running: await spawnServer({ roles, database, nats: nats.url, inside, output }),
        })),
      )
    },
    async stop() {
      await server.halt()
      await nats.stop()
    },
  }
  await server.start()
  return server
}
