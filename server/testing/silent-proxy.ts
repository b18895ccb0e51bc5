import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to the database whose connections can stop answering without being closed, as when a server freezes. */
export interface SilentProxy {
  /** The database's URL through this proxy. */
  readonly url: string
  /** From now on the open connections deliver no answers; with `all`, no queries either. New ones work. */
  withhold(what: 'answers' | 'all'): void
  stop(): Promise<void>
}

export async function silentProxy(databaseUrl: string): Promise<SilentProxy> {
  const to = new URL(databaseUrl)
  const pairs = new Set<{ readonly outside: Socket; readonly inside: Socket }>()
  const server = createServer((outside) => {
    const inside = connect(Number(to.port || 5432), to.hostname)
    const pair = { outside, inside }
    pairs.add(pair)
    outside.pipe(inside)
    inside.pipe(outside)
    for (const socket of [outside, inside]) {
      socket.on('error', () => undefined)
      socket.once('close', () => {
        outside.destroy()
        inside.destroy()
        pairs.delete(pair)
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    withhold(what) {
      for (const { outside, inside } of pairs) {
        inside.unpipe(outside)
        inside.resume()
        if (what === 'answers') continue
        outside.unpipe(inside)
        outside.resume()
      }
    },
    async stop() {
      for (const { outside } of pairs) outside.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
