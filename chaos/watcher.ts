import { type AnyGame, LiveEffects, recordedChance, type Viewer } from '@carriage/kernel'
import { applyChange, type Frame, type MatchId, type ServerMessage, type Standing } from '@carriage/protocol'
import { type ClientHistory, fingerprint, newHistory } from './history.ts'
import { openLine, type ReconnectingSocket } from './reconnecting-socket.ts'
import { noteSecrets } from './secrets.ts'

export interface WatcherOptions {
  readonly game: AnyGame
  readonly match: MatchId
  readonly who: string
  readonly viewer: Viewer
  readonly gateway: () => string
  readonly cookie?: string
  /** It is connected again. */
  readonly onOpen?: () => void
  /** It sees another position. */
  readonly onNews?: () => void
  /** What is not for watching. */
  readonly onAnswer?: (message: ServerMessage & { type: 'done' | 'failed' }) => void
}

/** The last entry that a client has seen, and the view after it. */
export interface Seen {
  readonly n: number
  readonly view: object
}

const rest = 300

/** Follows a match to its end through lost connections, and notes everything that it receives. */
export class ChaosWatcher {
  readonly history: ClientHistory
  readonly line: ReconnectingSocket
  seen: Seen | undefined
  readonly ended: Promise<void>
  readonly #terms: WatcherOptions
  readonly #end: () => void
  readonly #retries = new Set<NodeJS.Timeout>()

  constructor(options: WatcherOptions) {
    this.#terms = options
    this.history = newHistory(options.match, options.who, options.viewer)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.ended = promise
    this.#end = resolve
    this.line = openLine({
      gateway: options.gateway,
      headers: options.cookie === undefined ? {} : { cookie: options.cookie },
      onOpen: () => {
        this.#watch()
        options.onOpen?.()
      },
      onMessage: (message) => this.#onMessage(message),
    })
  }

  get over(): boolean {
    return this.seen !== undefined && this.#terms.game.turn(this.seen.view).over
  }

  close(): void {
    for (const retry of this.#retries) clearTimeout(retry)
    this.line.close()
  }

  #watch(): void {
    const { match } = this.#terms
    this.line.send({ type: 'watch', match, ...(this.seen && { from: this.seen.n }) })
  }

  #onMessage(message: ServerMessage): void {
    noteSecrets(message, this.history, `${message.type} after ${this.seen?.n ?? 'nothing'}`)
    switch (message.type) {
      case 'view':
        this.#see(message.standing)
        break
      case 'frame':
        this.#follow(message.frame)
        break
      case 'done':
        this.#terms.onAnswer?.(message)
        break
      case 'failed':
        if (message.id !== undefined) this.#terms.onAnswer?.(message)
        else this.#watchLater()
        break
      default: // The rest is about people, not about the position.
    }
  }

  /** The server could not let it in at the moment. */
  #watchLater(): void {
    const retry = setTimeout(() => {
      this.#retries.delete(retry)
      this.#watch()
    }, rest)
    this.#retries.add(retry)
  }

  #see({ n, view }: Standing): void {
    this.history.sights.push({ kind: 'view', n, view: fingerprint(view) })
    this.#reach(n, view)
  }

  #follow(frame: Frame): void {
    if (!this.seen) throw new Error(`${this.#terms.who} got a frame before any view.`)
    const { n, at, seat, bot = false, entry, events } = frame
    // After a gap the frame does not fit the view; the checker finds both.
    const view = n === this.seen.n + 1 ? nextView(this.#terms.game, this.seen.view, frame) : this.seen.view
    this.history.sights.push({
      kind: 'frame',
      n,
      frame: fingerprint({ n, at, seat, bot, entry }),
      ...(events && { events: fingerprint(events) }),
      view: fingerprint(view),
    })
    this.#reach(n, view)
  }

  #reach(n: number, view: object): void {
    this.seen = { n, view }
    if (this.over) this.#end()
    this.#terms.onNews?.()
  }
}

/** What a viewer sees after a frame, by the rules or by the change that came with it. */
export function nextView(game: AnyGame, view: object, { seat, entry, change }: Frame): object {
  if (change) return applyChange(view, change)
  if (!('move' in entry)) throw new Error('A frame without a change is a move.')
  const next = game.clone(view)
  game.play(next, seat, entry.move, new LiveEffects(recordedChance(entry.draws)))
  return next
}
