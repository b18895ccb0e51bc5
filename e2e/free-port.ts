import { once } from 'node:events'
import { createServer } from 'node:net'

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
