import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/**
 * A WebSocket client that does next to nothing, so that the load takes little from the server that it measures on the
 * same machine: texts to send are made ahead, and of what comes only the first bytes are looked at.
 */
export interface LeanSocket {
  /** Sends a message that `masked` made. */
  send(message: Buffer): void
  /** Called with the text of each message, or the head of it, and its length on the wire. */
  listen: (head: string, bytes: number) => void
  /** Called when the connection has ended, by either side. */
  onEnd: () => void
  close(): void
}

/** Long enough for the kind of a message and the number of an entry. */
const headLength = 120
const opcodes = { text: 1, close: 8, ping: 9, pong: 10 }

export function openLeanSocket(url: string, cookie: string | undefined): Promise<LeanSocket> {
  const { hostname, port, origin } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => socket.write(handshake(hostname, port, origin, cookie)))
    let greeting = Buffer.alloc(0)
    const greet = (chunk: Buffer) => {
      greeting = Buffer.concat([greeting, chunk])
      const end = greeting.indexOf('\r\n\r\n')
      if (end < 0) return
      socket.off('data', greet)
      const status = greeting.toString('latin1', 0, greeting.indexOf('\r\n'))
      if (!status.includes(' 101 ')) {
        reject(new Error(`The server opened no socket: ${status}`))
        return
      }
      resolve(leanSocket(socket, greeting.subarray(end + 4)))
    }
    socket.on('data', greet)
  })
}

/** A message as a client sends it. */
export function masked(text: string, opcode = opcodes.text): Buffer {
  const payload = Buffer.from(text)
  const mask = randomBytes(4)
  const long = payload.length > 125
  const head = Buffer.alloc(long ? 4 : 2)
  head[0] = 0x80 | opcode
  head[1] = 0x80 | (long ? 126 : payload.length)
  if (long) head.writeUInt16BE(payload.length, 2)
  for (let i = 0; i < payload.length; i++) payload[i] = (payload[i] ?? 0) ^ (mask[i & 3] ?? 0)
  return Buffer.concat([head, mask, payload])
}

function leanSocket(socket: Socket, first: Buffer): LeanSocket {
  let rest = first
  const lean: LeanSocket = {
    send: (message) => void socket.write(message),
    listen: () => undefined,
    onEnd: () => undefined,
    close: () => socket.destroy(),
  }
  socket.once('close', () => lean.onEnd())
  socket.on('data', (chunk) => {
    let at = 0
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const taken = take(bytes, at)
      if (taken === 0) break
      at += taken
    }
    rest = at === bytes.length ? empty : bytes.subarray(at)
  })
  return lean

  /** Handles the message that begins here. Gives its length, or 0 if it is not whole. */
  function take(bytes: Buffer, at: number): number {
    if (bytes.length - at < 2) return 0
    let length = (bytes[at + 1] ?? 0) & 0x7f
    let head = 2
    if (length === 126) head = 4
    else if (length === 127) head = 10
    if (bytes.length - at < head) return 0
    if (head === 4) length = bytes.readUInt16BE(at + 2)
    else if (head === 10) length = Number(bytes.readBigUInt64BE(at + 2))
    const whole = head + length
    if (bytes.length - at < whole) return 0
    const opcode = (bytes[at] ?? 0) & 0x0f
    if (opcode === opcodes.text)
      lean.listen(bytes.toString('latin1', at + head, at + head + Math.min(length, headLength)), whole)
    else if (opcode === opcodes.ping) socket.write(masked(bytes.toString('utf8', at + head, at + whole), opcodes.pong))
    return whole
  }
}

const empty = Buffer.alloc(0)

function handshake(host: string, port: string, origin: string, cookie: string | undefined): string {
  const lines = [
    'GET /live HTTP/1.1',
    `Host: ${host}:${port}`,
    `Origin: ${origin}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Version: 13',
    ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}
