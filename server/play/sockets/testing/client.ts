import type { ServerMessage } from '@carriage/protocol'
import { type ClientOptions, WebSocket } from 'ws'

type Received<S extends ServerMessage['type']> = Extract<ServerMessage, { type: S }>

/** A client that records its messages, in order. */
export class Client {
  readonly socket: WebSocket
  readonly messages: ServerMessage[] = []
  readonly raw: string[] = []
  /** How the socket was closed; 0 while it is open. */
  closeCode = 0
  /** The status with which the server refused to open the socket. */
  refused: number | undefined
  readonly #waiting = new Set<() => void>()

  constructor(url: string, headers: Record<string, string> = {}, options: ClientOptions = {}) {
    this.socket = new WebSocket(url, { headers, perMessageDeflate: false, ...options })
    this.socket.on('message', (data: Buffer) => {
      const text = data.toString()
      this.raw.push(text)
      this.messages.push(JSON.parse(text) as ServerMessage)
      this.#wake()
    })
    this.socket.on('close', (code) => {
      this.closeCode = code
      this.#wake()
    })
    this.socket.on('unexpected-response', (_request, response) => {
      this.refused = response.statusCode
      response.resume()
      this.socket.terminate()
      this.#wake()
    })
    this.socket.on('error', () => this.#wake())
  }

  async opened(): Promise<void> {
    if (this.socket.readyState === WebSocket.OPEN) return
    await new Promise<void>((resolve, reject) => {
      this.socket.once('open', resolve)
      this.socket.once('error', reject)
    })
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  all<S extends ServerMessage['type']>(type: S): Received<S>[] {
    return this.messages.filter((message): message is Received<S> => message.type === type)
  }

  /** The numbers of the frames of a match, as they came. */
  frames(match: string): number[] {
    return this.all('frame').flatMap((message) => (message.match === match ? [message.frame.n] : []))
  }

  /** Waits for a condition. */
  async until(what: () => boolean, timeout = 8_000): Promise<void> {
    const end = Date.now() + timeout
    while (!what()) {
      if (Date.now() > end) throw new Error(`Timed out. The last messages:\n${this.raw.slice(-5).join('\n')}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 25)
        this.#waiting.add(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  /** The first message of a kind that has come or will come. */
  async receives<S extends ServerMessage['type']>(
    type: S,
    fits: (message: Received<S>) => boolean = () => true,
  ): Promise<Received<S>> {
    await this.until(() => this.all(type).some(fits))
    return this.all(type).find(fits)!
  }

  async closed(): Promise<number> {
    await this.until(() => this.closeCode !== 0)
    return this.closeCode
  }

  #wake(): void {
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }
}
