import type { Duplex } from 'node:stream'
import type { ByeReason, ClientMessage, MatchId, Problem, ServerMessage } from '@carriage/protocol'
import type { RawData, WebSocket } from 'ws'
import type { Caller } from '../../accounts/caller.ts'
import { absentTable, callerAt, refusal } from '../../accounts/permissions/index.ts'
import { TokenBucket } from '../../platform/token-bucket.ts'
import type { CallerTableFacts } from '../../tables/index.ts'
import { carryOutCommand } from './carry-out.ts'
import type { GatewayContext } from './context.ts'
import { readMessage } from './read-message.ts'
import { encodeSocketMessage } from './socket-message.ts'
import { type Socket, TableSubscription } from './table-subscription.ts'
import type { WatchedTables } from './watched-tables.ts'

/** The close code of each reason. */
const closeCodes: Readonly<Record<ByeReason, number>> = {
  draining: 1001,
  tooMany: 1008,
  slow: 1013,
  silent: 4408,
  signedOut: 4401,
}

/** The weight of the latest measurement in the average of the lag. */
const newest = 0.25

/** One socket, from its opening to its end. */
export class Connection implements Socket {
  readonly caller: Caller
  readonly #socket: WebSocket
  /** The stream under the socket. Frames are written to it past `ws`, so `ws` must never queue: no compression. */
  readonly #stream: Duplex
  #gathering = false
  readonly #context: GatewayContext
  readonly #watched: WatchedTables
  readonly #subscriptions = new Map<MatchId, TableSubscription>()
  readonly #bucket: TokenBucket
  #tooMuch = 0
  #lag: number | undefined
  #pingedAt: number | undefined
  #isAlive = true
  #askedAt = performance.now()
  #isClosing = false
  /** Chat messages are stored in the order in which they came. */
  #chatting: Promise<void> | undefined
  readonly #underWay = new Set<Promise<void>>()

  constructor(socket: WebSocket, stream: Duplex, caller: Caller, context: GatewayContext, watched: WatchedTables) {
    this.caller = caller
    this.#socket = socket
    this.#stream = stream
    this.#context = context
    this.#watched = watched
    this.#bucket = new TokenBucket(context.limits.messages, performance.now())
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('pong', () => this.#measure())
    socket.on('close', () => this.#leaveAll())
    // An error also closes the socket.
    socket.on('error', (error) => context.log.debug({ err: error }, 'socket error'))
    this.#ping()
  }

  send(message: string | Buffer): void {
    if (!this.#isOpen()) return
    this.#gather()
    this.#stream.write(typeof message === 'string' ? encodeSocketMessage(message) : message)
  }

  /** A socket that is collecting messages appends it, so the order is kept. */
  sendAtOnce(message: Buffer): void {
    if (this.#isOpen() && !this.#stream.write(message)) this.#closeIfSlow()
  }

  #isOpen(): boolean {
    return !this.#isClosing && this.#socket.readyState === this.#socket.OPEN
  }

  #closeIfSlow(): void {
    if (this.#socket.bufferedAmount > this.#context.limits.unread) this.bye('slow')
  }

  /** Messages of one tick are written together: an answer, and the frame of its command. */
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    this.#stream.cork()
    setImmediate(() => {
      this.#gathering = false
      this.#stream.uncork()
      this.#closeIfSlow()
    })
  }

  /** Pings the client; closes the socket if the last ping was not answered. */
  beat(): void {
    const now = performance.now()
    // Beats are irregular: allow at least half an interval to answer.
    if (now - this.#askedAt < this.#context.limits.beat / 2) return
    if (!this.#isAlive) {
      this.bye('silent')
      return
    }
    this.#isAlive = false
    this.#askedAt = now
    this.#ping()
  }

  /** Sends the client the reason and closes; terminates the socket if it does not close in time. */
  bye(reason: ByeReason): void {
    if (this.#isClosing) return
    this.#isClosing = true
    this.#leaveAll()
    const last: ServerMessage = { type: 'bye', reason }
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(last))
    const { closed } = this.#context.counters
    closed[reason] = (closed[reason] ?? 0) + 1
    this.#socket.close(closeCodes[reason], reason)
    const bound = setTimeout(() => this.#socket.terminate(), this.#context.limits.closing)
    this.#socket.once('close', () => clearTimeout(bound))
  }

  /** Waits for the answers under way. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay)
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  #ping(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    // A pong still under way belongs to the earlier ping.
    this.#pingedAt ??= performance.now()
    this.#socket.ping()
  }

  #measure(): void {
    this.#isAlive = true
    if (this.#pingedAt === undefined) return
    const sample = performance.now() - this.#pingedAt
    this.#pingedAt = undefined
    this.#lag = this.#lag === undefined ? sample : this.#lag + (sample - this.#lag) * newest
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isClosing) return
    this.#isAlive = true
    if (!this.#bucket.take(performance.now())) {
      this.#slowDown()
      return
    }
    this.#tooMuch = 0
    // By default `ws` delivers a message as one buffer.
    const read = isBinary ? binaryRefused : readMessage((data as Buffer).toString())
    if (!read.ok) {
      this.#tell({ type: 'failed', ...('id' in read && { id: read.id }), problem: read.problem })
      return
    }
    const answer = this.#answer(read.message)
    if (!answer) return
    this.#underWay.add(answer)
    void answer.finally(() => this.#underWay.delete(answer))
  }

  #slowDown(): void {
    this.#tooMuch += 1
    this.#context.counters.refused += 1
    if (this.#tooMuch > this.#context.limits.timeout) this.bye('tooMany')
    else this.#tell({ type: 'failed', problem: { code: 'tooMany', detail: 'Rate limit exceeded.' } })
  }

  #answer(message: ClientMessage): Promise<void> | undefined {
    switch (message.type) {
      case 'watch':
        return this.#watch(message)
      case 'leave':
        this.#leave(message.match)
        return undefined
      case 'command':
        return this.#command(message)
      case 'visible': {
        const subscription = this.#subscriptions.get(message.match)
        if (subscription) this.#watched.at(message.match)?.setVisible(subscription, message.visible)
        return undefined
      }
      case 'chat':
        this.#chatting = (this.#chatting ?? Promise.resolve()).then(() => this.#chat(message))
        return this.#chatting
      case 'ping':
        this.#tell({ type: 'pong', at: message.at, now: Date.now() })
        return undefined
      default:
        return message satisfies never
    }
  }

  #watch({ match, from, key }: ClientMessage & { type: 'watch' }): Promise<void> | undefined {
    const { limits } = this.#context
    const before = this.#subscriptions.get(match)
    if (!before && this.#subscriptions.size >= limits.tables) {
      const detail = `One connection watches at most ${limits.tables} tables; leave one first.`
      this.#tell({ type: 'failed', match, problem: { code: 'tooMany', detail } })
      return undefined
    }
    // A client that watches again may have missed frames and gets them from `from`. The old subscription ends after the
    // new one has begun, so that the table stays in memory.
    const subscription = new TableSubscription(match, this, key ?? before?.key, (ended) => this.#end(ended))
    subscription.visible = before?.visible ?? false
    this.#subscriptions.set(match, subscription)
    const entered = this.#watched.enter(subscription, from)
    if (before) this.#watched.leave(before)
    return entered
  }

  #leave(match: MatchId): void {
    const subscription = this.#subscriptions.get(match)
    if (subscription) this.#end(subscription)
  }

  #end(subscription: TableSubscription): void {
    if (this.#subscriptions.get(subscription.match) === subscription) this.#subscriptions.delete(subscription.match)
    this.#watched.leave(subscription)
  }

  #leaveAll(): void {
    for (const subscription of this.#subscriptions.values()) this.#end(subscription)
  }

  async #command({ match, seat, command }: ClientMessage & { type: 'command' }): Promise<void> {
    this.#context.counters.commands += 1
    try {
      const facts = await this.#facts(match)
      const caller = callerAt(this.caller, match)
      const lag = this.#lag === undefined ? undefined : Math.round(this.#lag)
      const outcome = await carryOutCommand(this.#context, facts, { caller, match, seat, command, lag })
      // The bus will notify it too, but the next message of this socket may be faster.
      if (outcome.ok && command.type === 'resign') this.#watched.at(match)?.review()
      if (outcome.ok) this.#tell({ type: 'done', id: command.id, n: outcome.n })
      else this.#tell({ type: 'failed', id: command.id, match, problem: outcome.problem })
    } catch (error) {
      this.#context.log.warn({ err: error, match }, 'command check failed')
      this.#tell({ type: 'failed', id: command.id, match, problem: unavailable })
    }
  }

  async #chat({ match, id, text }: ClientMessage & { type: 'chat' }): Promise<void> {
    try {
      const facts = await this.#facts(match)
      const caller = callerAt(this.caller, match)
      const refused = refusal(caller, 'chat', facts ?? absentTable)
      const problem = refused ? { code: refused } : await this.#context.chat.send(caller, match, id, text)
      if (problem) this.#tell({ type: 'failed', id, match, problem })
    } catch (error) {
      this.#context.log.warn({ err: error, match }, 'chat message failed')
      this.#tell({ type: 'failed', id, match, problem: unavailable })
    }
  }

  /** Cached for a watched table, which is notified of changes; otherwise read. */
  #facts(match: MatchId): Promise<CallerTableFacts | undefined> {
    const subscription = this.#subscriptions.get(match)
    const table = subscription && this.#watched.at(match)
    if (table) return table.factsFor(subscription)
    const caller = callerAt(this.caller, match)
    const account = caller.kind === 'account' ? caller.id : undefined
    return this.#context.tables.facts(match, { account })
  }
}

const unavailable: Problem = {
  code: 'unavailable',
  detail: 'The table cannot be read at the moment. Try again soon.',
}

const binaryRefused = {
  ok: false,
  problem: { code: 'malformed', detail: 'Binary messages aren’t supported.' },
} as const
