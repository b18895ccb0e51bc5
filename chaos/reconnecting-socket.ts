import type { ClientMessage, ServerMessage } from '@carriage/protocol'
import { WebSocket } from 'ws'

export interface LineOptions {
  /** Where to connect this time; asked again after each loss. */
  readonly gateway: () => string
  readonly headers: Readonly<Record<string, string>>
  readonly onOpen: () => void
  readonly onMessage: (message: ServerMessage) => void
}

/** A connection that comes back automatically, here or at another gateway. */
export interface ReconnectingSocket {
  /** Sends a message if the connection is open. */
  send(message: ClientMessage): void
  /** How often the connection was lost or not to be had. */
  readonly losses: number
  close(): void
}

const rest = 150
const openingTimeout = 8_000

export function openLine({ gateway, headers, onOpen, onMessage }: LineOptions): ReconnectingSocket {
  let socket: WebSocket | undefined
  let again: NodeJS.Timeout | undefined
  let losses = 0
  let closed = false
  connect()
  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    get losses() {
      return losses
    },
    close() {
      closed = true
      clearTimeout(again)
      socket?.terminate()
    },
  }

  function connect(): void {
    const opening = new WebSocket(`${gateway().replace('http', 'ws')}/live`, {
      headers,
      perMessageDeflate: false,
      handshakeTimeout: openingTimeout,
    })
    socket = opening
    opening.on('open', onOpen)
    // What is said here was written by the server in the shape of its protocol; the checker compares the rest.
    opening.on('message', (data: Buffer) => onMessage(JSON.parse(data.toString()) as ServerMessage))
    opening.on('error', () => undefined) // It closes then, too.
    opening.once('close', () => {
      if (closed) return
      losses += 1
      again = setTimeout(connect, rest)
    })
  }
}
