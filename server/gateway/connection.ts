import type { Duplex } from 'node:stream'
import type { ByeReason, ClientMessage, MatchId, Problem, ServerMessage } from '@carriage/protocol'
import type { RawData, WebSocket } from 'ws'
import type { Caller } from '../accounts/caller.ts'
import { callerAt, refusal } from '../authority/index.ts'
import type { Facts } from '../tables/index.ts'
import { absentTable } from './absent-table.ts'
import { carryOut } from './carry-out.ts'
import type { GatewayContext } from './context.ts'
import { readMessage } from './read-message.ts'
import { textFrame } from './text-frame.ts'
import { TokenBucket } from './token-bucket.ts'
import { type Line, Visit } from './visit.ts'
import type { Watching } from './watching.ts'

/** What a closed socket tells the browser; the reason stands beside it. */
const closeCodes: Readonly<Record<ByeReason, number>> = {
  draining: 1001,
  tooMany: 1008,
  slow: 1013,
  silent: 4408,
  signedOut: 4401,
}

/** How much one measurement of the lag counts against those before. */
const newest = 0.25

/** One socket, from its opening to its end. */
export class Connection implements Line {
  readonly caller: Caller
  readonly #socket: WebSocket
  /** What the socket lies on. Messages are never compressed, so whole ones can be written beside the library's. */
  readonly #stream: Duplex
  #gathering = false
  readonly #context: GatewayContext
  readonly #watching: Watching
  readonly #visits = new Map<MatchId, Visit>()
  readonly #bucket: TokenBucket
  #tooMuch = 0
  #lag: number | undefined
  #pingedAt: number | undefined
  #heard = true
  #askedAt = performance.now()
  #saidBye = false
  /** Lines are said in the order in which they came. */
  #chatting: Promise<void> | undefined
  readonly #underWay = new Set<Promise<void>>()

  constructor(socket: WebSocket, stream: Duplex, caller: Caller, context: GatewayContext, watching: Watching) {
    this.caller = caller
    this.#socket = socket
    this.#stream = stream
    this.#context = context
    this.#watching = watching
    this.#bucket = new TokenBucket(context.limits.messages, performance.now())
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary))
    socket.on('pong', () => this.#measure())
    socket.on('close', () => this.#leaveAll())
    // What breaks a socket also closes it.
    socket.on('error', (error) => context.log.debug({ err: error }, 'a socket broke'))
    this.#ping()
  }

  send(message: string | Buffer): void {
    if (this.#saidBye || this.#socket.readyState !== this.#socket.OPEN) return
    this.#gather()
    this.#stream.write(typeof message === 'string' ? textFrame(message) : message)
  }

  /** What is sent in one tick leaves together: an answer, and the frame of what it answers. */
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    this.#stream.cork()
    setImmediate(() => {
      this.#gathering = false
      this.#stream.uncork()
      if (this.#socket.bufferedAmount > this.#context.limits.unread) this.bye('slow')
    })
  }

  /** Asks whether the other end is still there; closes the socket if the last question was not answered. */
  beat(): void {
    const now = performance.now()
    // Rounds are not even; everybody has at least half of one to answer.
    if (now - this.#askedAt < this.#context.limits.beat / 2) return
    if (!this.#heard) {
      this.bye('silent')
      return
    }
    this.#heard = false
    this.#askedAt = now
    this.#ping()
  }

  /** Says why and closes, at the latest after a while. */
  bye(reason: ByeReason): void {
    if (this.#saidBye) return
    this.#saidBye = true
    this.#leaveAll()
    const last: ServerMessage = { say: 'bye', reason }
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(last))
    const { closed } = this.#context.counters
    closed[reason] = (closed[reason] ?? 0) + 1
    this.#socket.close(closeCodes[reason], reason)
    const bound = setTimeout(() => this.#socket.terminate(), this.#context.limits.closing)
    this.#socket.once('close', () => clearTimeout(bound))
  }

  /** Waits for the answers that this socket is still owed. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay)
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  #ping(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    // An answer that is still on its way belongs to the earlier question.
    this.#pingedAt ??= performance.now()
    this.#socket.ping()
  }

  #measure(): void {
    this.#heard = true
    if (this.#pingedAt === undefined) return
    const sample = performance.now() - this.#pingedAt
    this.#pingedAt = undefined
    this.#lag = this.#lag === undefined ? sample : this.#lag + (sample - this.#lag) * newest
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#saidBye) return
    this.#heard = true
    if (!this.#bucket.take(performance.now())) {
      this.#slowDown()
      return
    }
    this.#tooMuch = 0
    // Messages come whole, as one buffer, unless the socket is told otherwise.
    const read = isBinary ? binaryRefused : readMessage((data as Buffer).toString())
    if (!read.ok) {
      this.#tell({ say: 'failed', ...('id' in read && { id: read.id }), problem: read.problem })
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
    if (this.#tooMuch > this.#context.limits.patience) this.bye('tooMany')
    else this.#tell({ say: 'failed', problem: { code: 'tooMany', detail: 'Send fewer messages.' } })
  }

  #answer(message: ClientMessage): Promise<void> | undefined {
    switch (message.say) {
      case 'watch':
        return this.#watch(message)
      case 'leave':
        this.#leave(message.match)
        return undefined
      case 'command':
        return this.#command(message)
      case 'looking': {
        const visit = this.#visits.get(message.match)
        if (visit) this.#watching.at(message.match)?.look(visit, message.looking)
        return undefined
      }
      case 'chat':
        this.#chatting = (this.#chatting ?? Promise.resolve()).then(() => this.#chat(message))
        return this.#chatting
      case 'ping':
        this.#tell({ say: 'pong', at: message.at, now: Date.now() })
        return undefined
      default:
        return message satisfies never
    }
  }

  #watch({ match, from, key }: ClientMessage & { say: 'watch' }): Promise<void> | undefined {
    const { limits } = this.#context
    const before = this.#visits.get(match)
    if (!before && this.#visits.size >= limits.tables) {
      const detail = `One connection watches at most ${limits.tables} tables; leave one first.`
      this.#tell({ say: 'failed', match, problem: { code: 'tooMany', detail } })
      return undefined
    }
    // Whoever watches again may have missed something, and gets it from where it says; the table stays warm meanwhile.
    const visit = new Visit(match, this, key ?? before?.key, (ended) => this.#end(ended))
    visit.looking = before?.looking ?? false
    this.#visits.set(match, visit)
    const entered = this.#watching.enter(visit, from)
    if (before) this.#watching.leave(before)
    return entered
  }

  #leave(match: MatchId): void {
    const visit = this.#visits.get(match)
    if (visit) this.#end(visit)
  }

  #end(visit: Visit): void {
    if (this.#visits.get(visit.match) === visit) this.#visits.delete(visit.match)
    this.#watching.leave(visit)
  }

  #leaveAll(): void {
    for (const visit of this.#visits.values()) this.#end(visit)
  }

  async #command({ match, seat, command }: ClientMessage & { say: 'command' }): Promise<void> {
    this.#context.counters.commands += 1
    try {
      const facts = await this.#facts(match)
      const caller = callerAt(this.caller, match)
      const lag = this.#lag === undefined ? undefined : Math.round(this.#lag)
      const outcome = await carryOut(this.#context, facts, { caller, match, seat, command, lag })
      // The bus will tell of it too, but what comes next on this socket may be faster.
      if (outcome.ok && command.do === 'resign') this.#watching.at(match)?.review()
      if (outcome.ok) this.#tell({ say: 'done', id: command.id, n: outcome.n })
      else this.#tell({ say: 'failed', id: command.id, match, problem: outcome.problem })
    } catch (error) {
      this.#context.log.warn({ err: error, match }, 'a command could not be checked')
      this.#tell({ say: 'failed', id: command.id, match, problem: unavailable })
    }
  }

  async #chat({ match, id, text }: ClientMessage & { say: 'chat' }): Promise<void> {
    try {
      const facts = await this.#facts(match)
      const caller = callerAt(this.caller, match)
      const refused = refusal(caller, 'chat', facts ?? absentTable)
      const problem = refused ? { code: refused } : await this.#context.chat.say(caller, match, id, text)
      if (problem) this.#tell({ say: 'failed', id, match, problem })
    } catch (error) {
      this.#context.log.warn({ err: error, match }, 'a line could not be said')
      this.#tell({ say: 'failed', id, match, problem: unavailable })
    }
  }

  /** Remembered for a table that is watched, since changes of it are heard; else read. */
  #facts(match: MatchId): Promise<Facts | undefined> {
    const visit = this.#visits.get(match)
    const table = visit && this.#watching.at(match)
    if (table) return table.factsFor(visit)
    const caller = callerAt(this.caller, match)
    const account = caller.kind === 'account' ? caller.id : undefined
    return this.#context.tables.facts(match, { account })
  }
}

const unavailable: Problem = {
  code: 'unavailable',
  detail: 'The table cannot be read just now. Try again in a moment.',
}

const binaryRefused = { ok: false, problem: { code: 'malformed', detail: 'Send text, not bytes.' } } as const
