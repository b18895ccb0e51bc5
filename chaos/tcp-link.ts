import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Passes connections on to another port of this machine, until it is cut. */
export interface TcpLink {
  /** Ends every connection and takes no other. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function startTcpLink(from: number, to: number): Promise<TcpLink> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(to, '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end)
      end.setNoDelay(true)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
      end.pipe(other)
    }
  })
  server.listen(from, '127.0.0.1')
  await once(server, 'listening')
  return {
    cut() {
      isCut = true
      for (const end of open) end.destroy()
    },
    mend() {
      isCut = false
    },
    async close() {
      for (const end of open) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
