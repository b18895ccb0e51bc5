import { randomUUID } from 'node:crypto'
import { type AnyGame, awaitedSeats, type Chance, preview, type Seat } from '@carriage/kernel'
import type { Command, MatchId, ProblemCode, ServerMessage } from '@carriage/protocol'
import { Drafts } from './drafts.ts'
import { fingerprint, type SentCommand } from './history.ts'
import { pickOne } from './pick.ts'
import type { ChaosGuest } from './requests.ts'
import { Talk } from './talk.ts'
import { ChaosWatcher, type Seen } from './watcher.ts'

export interface PlayerOptions {
  readonly game: AnyGame
  readonly match: MatchId
  readonly seat: Seat
  readonly guest: ChaosGuest
  readonly chance: Chance
  readonly gateway: () => string
  /** Whether it sometimes takes a move back. */
  readonly regrets: boolean
  /** Milliseconds between two moves of its own. */
  readonly thinking?: number
}

/** Answers that leave open whether the command was carried out: it is sent again with the same id. */
const inDoubt: readonly ProblemCode[] = ['unavailable', 'internal', 'tooMany', 'rulesTimeout']
const rest = 100
/** The server always answers; this long a silence means that the answer was lost with its bus. */
const timeout = 15_000
/** One in this many moves that can be undone freely is undone. */
const regretOneIn = 25
/** A draft is saved before one in this many moves. */
const draftOneIn = 30
/** A line of chat is said before one in this many. */
const lineOneIn = 50

/** Plays a seat by random legal moves to the end of the match. */
export class ChaosPlayer {
  readonly watcher: ChaosWatcher
  readonly drafts: Drafts
  readonly talk: Talk
  readonly ended: Promise<void>
  readonly #terms: PlayerOptions
  #pending: { readonly command: Command; readonly sent: SentCommand } | undefined
  /** It decides again only when it has seen this entry. */
  #after = 0
  /** A move of its own that it may take back while nothing came after it: free as long as only this seat may move. */
  #regret: number | undefined
  #timer: NodeJS.Timeout | undefined
  #answered = Promise.withResolvers<void>()

  constructor(options: PlayerOptions) {
    this.#terms = options
    const { game, match, seat, guest, gateway } = options
    this.drafts = new Drafts({ match, guest, gateway })
    this.talk = new Talk({ match, guest, gateway })
    this.watcher = new ChaosWatcher({
      game,
      match,
      cookie: guest.cookie,
      gateway,
      who: `seat ${seat}`,
      viewer: seat,
      onOpen: () => this.#send(),
      onNews: () => this.#decide(),
      onAnswer: (answer) => this.#onAnswer(answer),
    })
    this.ended = this.watcher.ended
      .then(() => this.#answered.promise)
      .then(() => this.drafts.done())
      .then(() => this.talk.done())
  }

  close(): void {
    clearTimeout(this.#timer)
    this.watcher.close()
  }

  #decide(): void {
    const { seen } = this.watcher
    if (!seen || this.#pending || seen.n < this.#after) return
    const { game, seat, chance } = this.#terms
    const turn = game.turn(seen.view)
    if (turn.over) this.#answered.resolve()
    else if (!awaitedSeats(turn).includes(seat)) return
    else if (this.#regret === seen.n && turn.seats.length === 1 && chance.below(regretOneIn) === 0) this.#takeBack(seen)
    else this.#move(seen)
  }

  #takeBack({ n }: Seen): void {
    this.#begin({ type: 'undo', id: randomUUID(), basis: n, n }, fingerprint(n))
  }

  #move({ n, view }: Seen): void {
    const { game, seat, chance, regrets } = this.#terms
    if (chance.below(draftOneIn) === 0) this.drafts.store()
    if (chance.below(lineOneIn) === 0) this.talk.send()
    const move = pickOne([...game.moves(view, seat)], chance)
    const shown = preview(game, view, seat, move)
    this.#regret = regrets && shown.legal && shown.undoable ? n + 1 : undefined
    this.#begin({ type: 'move', id: randomUUID(), basis: n, move: { ...move } }, fingerprint(move))
  }

  #begin(command: Command, content: string): void {
    const { seat } = this.#terms
    const { id, basis } = command
    const sent: SentCommand = { id, seat, basis, content, times: 0, failures: [] }
    this.watcher.history.sent.push(sent)
    this.#pending = { command, sent }
    if (this.#terms.thinking === undefined) this.#send()
    else this.#wake(this.#terms.thinking, () => this.#send())
  }

  #send(): void {
    if (!this.#pending) return
    const { command, sent } = this.#pending
    const { match, seat } = this.#terms
    sent.times += 1
    sent.sentAt ??= Date.now()
    this.watcher.line.send({ type: 'command', match, seat, command })
    this.#wake(timeout, () => this.#send())
  }

  #onAnswer(answer: ServerMessage & { type: 'done' | 'failed' }): void {
    if (!this.#pending || answer.id !== this.#pending.sent.id) return
    if (answer.type === 'done') {
      this.#settle({ done: answer.n }, answer.n)
      this.#decide()
      return
    }
    const { code, facts } = answer.problem
    if (inDoubt.includes(code)) {
      this.#pending.sent.failures.push(code)
      this.#wake(rest, () => this.#send())
      return
    }
    this.#settle({ refused: code }, typeof facts?.version === 'number' ? facts.version : 0)
    this.#wake(rest, () => this.#decide())
  }

  #settle(answer: NonNullable<SentCommand['answer']>, after: number): void {
    if (this.#pending) Object.assign(this.#pending.sent, { answer, answeredAt: Date.now() })
    this.#pending = undefined
    this.#after = after
    clearTimeout(this.#timer)
  }

  /** One thing at a time is waited for. */
  #wake(after: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, after)
  }
}
