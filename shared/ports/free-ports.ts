import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere). A port from
 * there, as `listen(0)` gives it, can be taken by any connection while the process that is to listen on it starts.
 */
const lowest = 16_384
const highest = 32_767

/** A port of this machine that no process is listening on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}

/** This many distinct ports that no process is listening on. */
export async function freePorts(count: number): Promise<number[]> {
  const held = new Map<number, Server>()
  while (held.size < count) {
    const port = randomInt(lowest, highest + 1)
    const listener = held.has(port) ? null : await listenerOn(port)
    if (listener) held.set(port, listener)
  }
  await Promise.all([...held.values()].map((listener) => once(listener.close(), 'close')))
  return [...held.keys()]
}

/** A listener on the port, unless another process has it. */
async function listenerOn(port: number): Promise<Server | null> {
  const listener = createServer().listen(port)
  try {
    await once(listener, 'listening')
    return listener
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null
    throw error
  }
}
