import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Passes connections on to another port of this machine, until something is done to it. */
export interface TcpLink {
  /** Ends every connection and takes no other. */
  cut(): void
  /** Passes everything on later, by this many milliseconds. */
  slow(milliseconds: number): void
  /** Passes on what is sent and holds back what is answered. */
  dropAnswers(): void
  /** As at the beginning; what was held back is passed on. */
  mend(): void
  close(): Promise<void>
}

export async function startTcpLink(from: number, to: number): Promise<TcpLink> {
  const open = new Set<Socket>()
  let isCut = false
  let delay = 0
  let mended: PromiseWithResolvers<void> | undefined
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(to, '127.0.0.1')
    join(near, far, () => undefined)
    join(far, near, () => mended?.promise)
  })
  server.listen(from, '127.0.0.1')
  await once(server, 'listening')
  return {
    cut() {
      isCut = true
      for (const end of open) end.destroy()
    },
    slow(milliseconds) {
      delay = milliseconds
    },
    dropAnswers() {
      mended ??= Promise.withResolvers()
    },
    mend() {
      isCut = false
      delay = 0
      mended?.resolve()
      mended = undefined
    },
    async close() {
      for (const end of open) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }

  /** Passes on what comes from one end to the other, in order, after what `held` gives. */
  function join(end: Socket, other: Socket, held: () => Promise<void> | undefined): void {
    let waiting = 0
    let last = Promise.resolve()
    open.add(end)
    end.setNoDelay(true)
    end.on('error', () => end.destroy())
    end.on('close', () => {
      open.delete(end)
      other.destroy()
    })
    end.on('data', (chunk) => {
      if (waiting === 0 && delay === 0 && held() === undefined) {
        other.write(chunk)
        return
      }
      waiting += 1
      last = last.then(() => later(chunk))
    })

    async function later(chunk: Buffer): Promise<void> {
      await held()
      if (delay > 0) await pause(delay)
      waiting -= 1
      if (other.writable) other.write(chunk)
    }
  }
}
