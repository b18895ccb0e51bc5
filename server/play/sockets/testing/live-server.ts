import { pino } from 'pino'
import { openChat } from '../../../social/chat/index.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Gateway, startGateway } from '../index.ts'
import type { Limits } from '../limits.ts'
import { Client } from './client.ts'

/** A whole server with its sockets, in which callers authenticate as usual. */
export interface LiveServer extends TestServer {
  readonly gateway: Gateway
  /** Log entries that an operator should look at. */
  readonly complaints: readonly string[]
  connect(headers?: Record<string, string>): Promise<Client>
}

export async function startLiveServer(limits: Partial<Limits> = {}): Promise<LiveServer> {
  const complaints: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => complaints.push(line) })
  const server = await startTestServer({ log })
  const { database, bus, tables, matches, accounts, app } = server
  const chat = openChat({ database, bus })
  const gateway = startGateway({
    database,
    bus,
    matches,
    tables,
    log,
    limits,
    chat,
    callerOf: (headers) => accounts.callerOf(headers),
    ended: accounts.ended,
    origins: [],
  })
  gateway.attach(app.server)
  const url = `${server.url.replace('http', 'ws')}/live`
  return {
    ...server,
    gateway,
    complaints,
    async connect(headers = {}) {
      const client = new Client(url, headers)
      await client.opened()
      return client
    },
    async close() {
      await gateway.stop()
      chat.stop()
      await server.close()
    },
  }
}
