import type { BenchGuest, PreparedTable } from '../live/tables.ts'
import { CrowdSocket } from './crowd-socket.ts'
import type { Dealing } from './dealing.ts'
import { type CrowdNotes, noteError, noteLatency } from './notes.ts'

export interface CrowdTableOptions {
  readonly place: number
  readonly game: string
  readonly guests: readonly BenchGuest[]
  readonly spectators: number
  readonly dealing: Dealing
  readonly notes: CrowdNotes
  /** Milliseconds between an acknowledgement and the next move, on average. */
  readonly thinking: number
}

/** Moves that are left at a table, at least, when the next one is prepared. */
const left = 30
/** Without any answer the command is sent again after this many milliseconds, and that is an error. */
const timeout = 60_000
const shortRest = 300

/** The people at one place: they play one table after the other, a move at a time. */
export class CrowdTable {
  readonly sockets: readonly CrowdSocket[]
  readonly #terms: CrowdTableOptions
  #table: PreparedTable
  #next: Promise<PreparedTable> | undefined
  /** Moves of this table that were acknowledged. */
  #made = 0
  /** Moves after which the next table is prepared: not at all tables at once, since that takes a processor. */
  #dealAfter: number
  #pending: { readonly id: string; readonly sentAt: number } | undefined
  #timer: NodeJS.Timeout | undefined
  #paused = true
  /** Resolves when the next move is acknowledged. */
  #moved = Promise.withResolvers<void>()

  constructor(options: CrowdTableOptions, table: PreparedTable) {
    this.#terms = options
    this.#table = table
    this.#dealAfter = someOf(table)
    const cookies = [
      ...options.guests.map(({ cookie }) => cookie),
      ...Array<undefined>(options.spectators).fill(undefined),
    ]
    const onAnswer = (id: string, failure: string | undefined) => this.#onAnswer(id, failure)
    this.sockets = cookies.map((cookie) => new CrowdSocket({ notes: options.notes, cookie, onAnswer }))
  }

  /** Every socket connects and follows. */
  async sitDown(gateway: () => string): Promise<void> {
    await Promise.all(this.sockets.map((socket) => socket.connect(gateway())))
    await this.#followAll()
  }

  /** Every socket comes back after `drop`, at once; resolves when all follow. */
  async comeBack(gateway: () => string): Promise<void> {
    await Promise.all(this.sockets.map((socket) => socket.connect(gateway())))
  }

  /** Every connection ends. A move that was not answered is sent again once its player is back. */
  drop(): void {
    for (const socket of this.sockets) socket.drop()
    if (this.#pending) this.#wake(shortRest, () => this.#move())
  }

  /** Begins to play, the first move after a random part of the time. */
  play(): void {
    this.#paused = false
    this.#wake(this.#terms.thinking * Math.random(), () => this.#move())
  }

  /** Makes its next move at once and gives when it was acknowledged. */
  moveNow(): Promise<void> {
    this.#paused = false
    this.#move()
    return this.#moved.promise
  }

  /** Makes no further move; resolves when the last one was answered. */
  async rest(): Promise<void> {
    this.#paused = true
    if (this.#pending) await this.#moved.promise
    else clearTimeout(this.#timer)
  }

  /** Whether every socket has seen every entry that was acknowledged. */
  get allSeen(): boolean {
    return this.sockets.every(({ reached }) => reached === this.#made)
  }

  #move(): void {
    const { moves, id } = this.#table
    const step = moves[this.#made]
    if (this.#paused && !this.#pending) return
    if (this.#made >= this.#dealAfter) this.#next ??= this.#deal()
    if (!step) {
      void this.#goOn()
      return
    }
    this.#pending ??= { id: `move-${this.#made + 1}-of-${id}`, sentAt: performance.now() }
    const command = { type: 'move', id: this.#pending.id, basis: this.#made, move: step.move }
    const isSent = this.sockets[step.seat]?.command(command) ?? false
    if (isSent) {
      this.#count(this.#made + 1)
      this.#wake(timeout, () => {
        noteError(this.#terms.notes, 'no answer', id)
        this.#move()
      })
      // Without a connection it is tried again soon.
    } else this.#wake(shortRest, () => this.#move())
  }

  #onAnswer(id: string, failure: string | undefined): void {
    if (id !== this.#pending?.id) return
    if (failure !== undefined) {
      noteError(this.#terms.notes, `move failed: ${failure}`, id)
      this.#wake(shortRest, () => this.#move())
      return
    }
    noteLatency(this.#terms.notes, performance.now() - this.#pending.sentAt)
    this.#pending = undefined
    this.#made += 1
    this.#count(this.#made)
    this.#moved.resolve()
    this.#moved = Promise.withResolvers()
    this.#wake(this.#terms.thinking * (0.5 + Math.random()), () => this.#move())
  }

  #count(sent: number): void {
    this.#terms.notes.matches.set(this.#table.id, { sent, acknowledged: this.#made })
  }

  /** The match is over: the same people play the next one. */
  async #goOn(): Promise<void> {
    const next = this.#next
    if (!next) return
    this.#next = undefined
    this.#table = await next
    this.#made = 0
    this.#dealAfter = someOf(this.#table)
    await this.#followAll()
    this.#move()
  }

  async #followAll(): Promise<void> {
    await Promise.all(this.sockets.map((socket) => socket.follow(this.#table.id)))
  }

  #deal(): Promise<PreparedTable> {
    const { place, game, guests, dealing } = this.#terms
    return dealing.next({ place, game, guests })
  }

  #wake(after: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, after)
  }
}

function someOf({ moves }: PreparedTable): number {
  return Math.floor(Math.random() * Math.max(0, moves.length - left))
}
