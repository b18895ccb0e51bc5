import { type LeanSocket, masked, openLeanSocket } from '../live/lean-socket.ts'
import { type CrowdNotes, noteError } from './notes.ts'

export interface CrowdSocketOptions {
  readonly notes: CrowdNotes
  /** Of a player; a spectator has none. */
  readonly cookie: string | undefined
  /** An answer to a command, by its id. */
  readonly onAnswer: (id: string, failure: string | undefined) => void
}

const kind = /^\{"type":"(\w+)"/
const entry = /"n":(\d+)/
const commandOf = /"id":"([^"]+)"/
const codeOf = /"code":"(\w+)"/
const shortRest = 200

/**
 * A socket that follows one table at a time and checks that each entry comes once and in order. An end of the connection
 * that it did not want is an error; it connects again at once.
 */
export class CrowdSocket {
  /** The last entry that it has seen; nothing while it does not follow. */
  reached: number | undefined
  readonly #terms: CrowdSocketOptions
  #gateway = ''
  #match = ''
  #line: LeanSocket | undefined
  #following = Promise.withResolvers<void>()
  #wanted = false

  constructor(options: CrowdSocketOptions) {
    this.#terms = options
  }

  /** Connects to a gateway and follows the latest table it was given; resolves when it has its view. */
  async connect(gateway: string): Promise<void> {
    this.#gateway = gateway
    this.#wanted = true
    this.#followAnew()
    const line = await this.#open()
    this.#line = line
    line.listen = (head) => this.#onMessage(head)
    line.onEnd = () => this.#lose(line)
    if (this.#match !== '') this.#watch()
    else this.#following.resolve()
    return this.#following.promise
  }

  /** Leaves the table of before for this one; resolves when it has its view. */
  follow(match: string): Promise<void> {
    if (this.#match !== '') this.#send({ type: 'leave', match: this.#match })
    this.#match = match
    this.#followAnew()
    this.#watch()
    return this.#following.promise
  }

  /** Sends a command; false while there is no connection. */
  command(command: object): boolean {
    if (this.reached === undefined) return false
    this.#send({ type: 'command', match: this.#match, command })
    return true
  }

  /** Ends the connection, as a network that fails does. */
  drop(): void {
    this.#wanted = false
    this.reached = undefined
    this.#line?.close()
    this.#line = undefined
  }

  async #open(): Promise<LeanSocket> {
    for (;;) {
      try {
        return await openLeanSocket(this.#gateway, this.#terms.cookie)
      } catch (error) {
        noteError(this.#terms.notes, 'no connection', String(error))
        await new Promise((resolve) => setTimeout(resolve, shortRest))
      }
    }
  }

  #lose(line: LeanSocket): void {
    if (!this.#wanted || line !== this.#line) return
    noteError(this.#terms.notes, 'connection lost', this.#match)
    void this.connect(this.#gateway)
  }

  /** Who waits for it since before goes on waiting. */
  #followAnew(): void {
    const before = this.#following
    this.reached = undefined
    this.#following = Promise.withResolvers()
    void this.#following.promise.then(before.resolve)
  }

  #watch(): void {
    this.#send({ type: 'watch', match: this.#match })
  }

  #send(message: object): void {
    this.#line?.send(masked(JSON.stringify(message)))
  }

  #onMessage(head: string): void {
    const type = kind.exec(head)?.[1]
    if (type === 'frame') this.#onFrame(head)
    else if (type === 'done') this.#terms.onAnswer(commandOf.exec(head)?.[1] ?? '', undefined)
    else if (type === 'failed') this.#onFailure(head)
    else if (type === 'view' && head.includes(this.#match)) {
      this.reached = Number(entry.exec(head)?.[1])
      this.#following.resolve()
    }
  }

  #onFrame(head: string): void {
    // What was on its way when the table was left.
    if (!head.includes(this.#match) || this.reached === undefined) return
    const n = Number(entry.exec(head)?.[1])
    if (n !== this.reached + 1)
      noteError(
        this.#terms.notes,
        n > this.reached ? 'entry missed' : 'entry twice',
        `${n} after ${this.reached}: ${head}`,
      )
    this.reached = n
  }

  #onFailure(head: string): void {
    const code = codeOf.exec(head)?.[1] ?? head
    const id = commandOf.exec(head)?.[1]
    if (id !== undefined) {
      this.#terms.onAnswer(id, code)
      return
    }
    noteError(this.#terms.notes, `watching failed: ${code}`, head)
    setTimeout(() => this.#watch(), shortRest)
  }
}
