import type { ClientMessage, MatchId, ServerMessage } from '@carriage/protocol'
import { isEmbedded } from './api.ts'

/** A connection that comes back by itself, waiting a little longer each time. */
export interface LiveSocket {
  send(message: ClientMessage): void
  close(): void
}

interface SocketHandlers {
  /** Each time the connection is there, also after it was lost. */
  readonly opened: () => void
  readonly onMessage: (message: ServerMessage) => void
  readonly lost: () => void
}

const firstWait = 300
const longestWait = 8000
/** How often the other end is asked whether it is there; after twice that in silence the connection counts as lost. */
const beat = 10_000

/** The socket of a table's page. A balancer brings the people of one table to one process by the id in the address. */
export function liveSocket(table: MatchId, { opened, onMessage: heard, lost }: SocketHandlers): LiveSocket {
  let socket: WebSocket | undefined
  let wait = firstWait
  let closed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastMessageAt = 0

  function connect(): void {
    const address = new URL('/live', location.href)
    address.searchParams.set('t', table)
    if (isEmbedded) address.searchParams.set('as', 'spectator')
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const fresh = new WebSocket(address)
    socket = fresh
    fresh.addEventListener('open', () => {
      wait = firstWait
      lastMessageAt = Date.now()
      opened()
    })
    fresh.addEventListener('message', ({ data }: MessageEvent<string>) => {
      lastMessageAt = Date.now()
      // What comes from our own server over our own connection has the form that the protocol gives it.
      if (socket === fresh) heard(JSON.parse(data) as ServerMessage)
    })
    fresh.addEventListener('close', () => {
      if (socket === fresh) drop()
    })
  }

  /** Lets go of a connection that is gone, or as good as gone, and tries again after a while. */
  function drop(): void {
    const old = socket
    socket = undefined
    old?.close()
    if (closed) return
    lost()
    clearTimeout(retry)
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2))
    wait = Math.min(longestWait, wait * 2)
  }

  /** Retries at once when the network returns. */
  function hurry(): void {
    if (closed || socket) return
    clearTimeout(retry)
    connect()
  }

  const pulse = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - lastMessageAt > 2 * beat) drop()
    else socket.send(JSON.stringify({ type: 'ping', at: Date.now() } satisfies ClientMessage))
  }, beat)

  addEventListener('online', hurry)
  addEventListener('offline', drop)
  connect()
  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close: () => {
      closed = true
      clearTimeout(retry)
      clearInterval(pulse)
      removeEventListener('online', hurry)
      removeEventListener('offline', drop)
      socket?.close()
    },
  }
}
