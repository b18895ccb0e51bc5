import type { ClientMessage, MatchId, ServerMessage } from '@carriage/protocol'
import { isEmbedded } from './api.ts'

/** A connection that reconnects automatically, with increasing delay. */
export interface LiveSocket {
  send(message: ClientMessage): void
  close(): void
}

interface SocketHandlers {
  /** Called for each connection, including reconnects. */
  readonly opened: () => void
  readonly onMessage: (message: ServerMessage) => void
  readonly lost: () => void
}

const firstWait = 300
const longestWait = 8000
/** Interval of pings in milliseconds; after two without an answer the connection counts as lost. */
const beat = 10_000

/** The socket of a table's page. The id in the address lets a balancer route everybody at a table to one process. */
export function liveSocket(table: MatchId, { opened, onMessage: received, lost }: SocketHandlers): LiveSocket {
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
      // Sent by our own server, so it has the form of the protocol.
      if (socket === fresh) received(JSON.parse(data) as ServerMessage)
    })
    fresh.addEventListener('close', () => {
      if (socket === fresh) drop()
    })
  }

  /** Drops a connection that is closed or unresponsive, and reconnects after a delay. */
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
