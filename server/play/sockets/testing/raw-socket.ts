import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The answer over a raw connection: a status, and after 101 the frames of a WebSocket. */
export interface RawAnswer {
  readonly status: number
  readonly texts: readonly string[]
  /** The code with which the other side closed; undefined if it just hung up. */
  readonly closeCode: number | undefined
}

/**
 * The request that opens a socket, as bytes, with other headers where they are given and without those that are null.
 */
export function handshake(path: string, headers: Readonly<Record<string, string | null>> = {}): string {
  const usual = {
    host: '127.0.0.1',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  const lines = Object.entries({ ...usual, ...headers }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  )
  return [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** Sends bytes that no proper client would send, hangs up, and returns the answer. */
export async function sendRaw(url: string, opening: string, then?: Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const received: Buffer[] = []
  socket.on('data', (bytes) => received.push(bytes))
  socket.on('error', () => socket.destroy())
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  socket.write(opening, 'latin1')
  await answered(socket, received)
  if (then && isOpen(received)) socket.write(then)
  socket.end()
  await Promise.race([closed, pause(10_000, undefined, { ref: false }).then(() => socket.destroy())])
  return readAnswer(Buffer.concat(received))
}

async function answered(socket: Socket, received: readonly Buffer[]): Promise<void> {
  for (let left = 1_000; left > 0 && !socket.destroyed; left--) {
    if (Buffer.concat([...received]).includes('\r\n\r\n')) return
    await pause(5)
  }
}

function isOpen([first]: readonly Buffer[]): boolean {
  return first?.toString('latin1').startsWith('HTTP/1.1 101') ?? false
}

function readAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n') + 4
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString('latin1', 0, 40))?.[1] ?? 0)
  const texts: string[] = []
  let closeCode: number | undefined
  if (status !== 101) return { status, texts, closeCode }
  for (let at = end; at + 2 <= bytes.length; ) {
    const { opcode, payload, next } = frameAt(bytes, at)
    if (opcode === 1) texts.push(payload.toString())
    if (opcode === 8) closeCode = payload.length >= 2 ? payload.readUInt16BE(0) : 1005
    at = next
  }
  return { status, texts, closeCode }
}

/** Servers neither mask nor split what they send here. */
function frameAt(bytes: Buffer, at: number): { opcode: number; payload: Buffer; next: number } {
  const short = bytes.readUInt8(at + 1) & 127
  const [from, length] =
    short === 126
      ? [at + 4, bytes.readUInt16BE(at + 2)]
      : short === 127
        ? [at + 10, Number(bytes.readBigUInt64BE(at + 2))]
        : [at + 2, short]
  return { opcode: bytes.readUInt8(at) & 15, payload: bytes.subarray(from, from + length), next: from + length }
}
