import type { Seat, Viewer } from '@carriage/kernel'
import type { ChatLine, MatchId, ServerMessage } from '@carriage/protocol'
import type { Caller } from '../accounts/caller.ts'
import { may, refusal } from '../authority/index.ts'
import type { Subscription } from '../bus/index.ts'
import { inQuarantine } from '../matches/quarantine.ts'
import type { Facts } from '../tables/index.ts'
import { absentTable } from './absent-table.ts'
import { Audience } from './audience.ts'
import type { GatewayContext } from './context.ts'
import { readHeardFrame } from './heard-frame.ts'
import { retry } from './retry.ts'
import { TablePresence } from './table-presence.ts'
import { textFrame } from './text-frame.ts'
import type { Visit } from './visit.ts'

/** After its last frame a match counts as lively for so long, in milliseconds. */
const livelyFor = 60_000
/** A match that is quiet is looked at in one of so many rounds. */
const quietRounds = 5

/** One table that sockets of this gateway watch. All of them share what is heard of it. */
export class WatchedTable {
  readonly match: MatchId
  readonly #context: GatewayContext
  readonly #visits = new Set<Visit>()
  readonly #audiences = new Map<Viewer, Audience>()
  readonly #subscriptions: readonly Subscription[]
  readonly #presence: TablePresence
  /** What everybody may be told of the table; enough for most visitors. */
  #facts: Promise<Facts | undefined> | undefined
  /** Lines are passed on one after the other, since whether somebody hears one may have to be looked up. */
  #chatting = Promise.resolve()
  #heardAt = performance.now()
  #passedOver = 0
  #reviewing = false
  #changedAgain = false

  constructor(match: MatchId, context: GatewayContext) {
    this.match = match
    this.#context = context
    const { bus } = context
    this.#subscriptions = [
      bus.subscribe(`frames.${match}.public`, (text) => this.#hearFrame(text)),
      bus.subscribe(`table.${match}`, (what) => this.#hearTable(what)),
      bus.subscribe(`undo.${match}`, (ask) => this.#tellAll(`{"say":"undoAsked","match":"${match}","ask":${ask}}`)),
      bus.subscribe(`chat.${match}`, (line) => {
        this.#chatting = this.#chatting
          .then(() => this.#hearChat(line))
          .catch((error: unknown) => context.log.warn({ err: error, match }, 'a line of chat could not be passed on'))
      }),
    ]
    this.#presence = new TablePresence(
      match,
      context,
      () => this.#whoIsHere(),
      (presence) => this.#tellAll(JSON.stringify({ say: 'presence', match, ...presence })),
    )
  }

  get isEmpty(): boolean {
    return this.#visits.size === 0
  }

  /** Lets a visitor in, if it may come, and brings it up to date. */
  async enter(visit: Visit, from: number | undefined): Promise<void> {
    this.#visits.add(visit)
    try {
      const facts = await this.factsFor(visit)
      if (!this.#visits.has(visit) || !this.#admits(visit, facts)) return
      visit.admitted = true
      this.#seat(visit, facts)
      await this.#join(visit, from)
      // Whoever has no position yet waits for the match to begin, or to be released.
      if (facts.state === 'playing' && visit.at !== undefined) await this.#tellUndoAsk(visit)
    } catch (error) {
      this.#context.log.warn({ err: error, match: this.match }, 'a visitor could not be let in')
      if (this.#visits.has(visit)) visit.fail(error)
    }
  }

  leave(visit: Visit): void {
    if (!this.#visits.delete(visit)) return
    this.#part(visit)
    if (visit.admitted) this.#presence.changed()
  }

  look(visit: Visit, looking: boolean): void {
    if (visit.looking === looking) return
    visit.looking = looking
    this.#presence.changed()
  }

  end(): void {
    for (const subscription of this.#subscriptions) subscription.end()
    for (const audience of this.#audiences.values()) audience.end()
    this.#presence.end()
  }

  /** What must be known to say what this visitor may do here. */
  factsFor(visit: Visit): Promise<Facts | undefined> {
    visit.facts ??= this.#load(visit).catch((error: unknown) => {
      visit.facts = undefined
      throw error
    })
    return visit.facts
  }

  /** Whether it is time to ask the store how far the match is: always while it is lively, now and then while it is quiet. */
  isLookDue(now: number): boolean {
    if (now - this.#heardAt < livelyFor) return true
    this.#passedOver = (this.#passedOver + 1) % quietRounds
    return this.#passedOver === 0
  }

  /** Learns from the store how far the match is. Says whether that is further than anybody here has heard. */
  hearOf(version: number): boolean {
    let news = false
    for (const audience of this.#audiences.values()) news = audience.hearOf(version) || news
    return news
  }

  /** Makes good what a lost message may have left undone. */
  refresh(): void {
    this.#presence.report()
    this.review()
  }

  forgetGateway(gateway: string): void {
    this.#presence.forget(gateway)
  }

  /** Invitations and keys matter only to those who could not see the table without. */
  async #load({ caller, key }: Visit): Promise<Facts | undefined> {
    this.#facts ??= this.#read().catch((error: unknown) => {
      this.#facts = undefined
      throw error
    })
    const common = await this.#facts
    if (!common || may(caller, 'watch', common)) return common
    return this.#read(caller, key)
  }

  #read(caller?: Caller, key?: string): Promise<Facts | undefined> {
    const { tables, fetches, limits } = this.#context
    const account = caller?.kind === 'account' ? caller.id : undefined
    const read = () => fetches.run(() => tables.facts(this.match, { account, key }))
    return retry(read, limits.persistence, () => !this.isEmpty)
  }

  #admits(visit: Visit, facts: Facts | undefined): facts is Facts {
    const { caller } = visit
    const refused = refusal(caller, 'watch', facts ?? absentTable)
    if (refused) visit.refuse({ code: refused })
    return facts !== undefined && refused === undefined
  }

  #seat(visit: Visit, facts: Facts): void {
    const { caller } = visit
    visit.seat = seatOf(caller, facts)
    visit.readsChat = may(caller, 'readChat', facts)
    this.#presence.changed()
  }

  async #join(visit: Visit, from: number | undefined): Promise<void> {
    visit.tell({ say: 'presence', match: this.match, ...this.#presence.now() })
    const viewer = visit.seat ?? 'spectator'
    const audience = this.#audiences.get(viewer) ?? new Audience(this.match, viewer, this.#context)
    this.#audiences.set(viewer, audience)
    await audience.join(visit, from)
  }

  #part(visit: Visit): void {
    const viewer = visit.seat ?? 'spectator'
    const audience = this.#audiences.get(viewer)
    audience?.leave(visit)
    if (!audience?.isEmpty) return
    audience.end()
    this.#audiences.delete(viewer)
  }

  #hearFrame(text: string): void {
    const heard = readHeardFrame(text)
    this.#heardAt = performance.now()
    if (heard) for (const audience of this.#audiences.values()) audience.hearPublic(heard)
  }

  #hearTable(what: string): void {
    if (what === 'quarantined')
      this.#tellAll(JSON.stringify({ say: 'failed', match: this.match, problem: inQuarantine } satisfies ServerMessage))
    this.#tellAll(JSON.stringify({ say: 'table', match: this.match }))
    this.review()
  }

  /** Looks again who may be here, in which seat, and whether the match has begun. */
  review(): void {
    this.#facts = undefined
    for (const visit of this.#visits) visit.facts = undefined
    if (this.#reviewing) {
      this.#changedAgain = true
      return
    }
    this.#reviewing = true
    this.#reviewAll().catch((error: unknown) => {
      this.#context.log.warn({ err: error, match: this.match }, 'a changed table could not be read')
    })
  }

  async #reviewAll(): Promise<void> {
    try {
      do {
        this.#changedAgain = false
        await Promise.all([...this.#visits].map((visit) => this.#reviewOne(visit)))
        await Promise.all([...this.#audiences.values()].map((audience) => audience.tryBeginning()))
      } while (this.#changedAgain)
    } finally {
      this.#reviewing = false
    }
  }

  async #reviewOne(visit: Visit): Promise<void> {
    const facts = await this.factsFor(visit)
    if (!visit.admitted || !this.#visits.has(visit) || !this.#admits(visit, facts)) return
    if (seatOf(visit.caller, facts) === visit.seat) return
    this.#part(visit)
    this.#seat(visit, facts)
    await this.#join(visit, undefined)
  }

  async #hearChat(text: string): Promise<void> {
    const message = `{"say":"chat","match":"${this.match}","line":${text}}`
    // Lines on the bus were written by this context.
    const line = JSON.parse(text) as ChatLine
    for (const visit of this.#visits) {
      if (!visit.admitted || !visit.readsChat) continue
      // Better a line too few, which the history has, than one of somebody who was muted.
      const hears = await this.#context.chat.hears(visit.caller, this.match, line).catch(() => false)
      if (hears && this.#visits.has(visit)) visit.line.send(message)
    }
  }

  async #tellUndoAsk(visit: Visit): Promise<void> {
    const { matches, fetches, limits } = this.#context
    const look = () => fetches.run(() => matches.undoAsk(this.match))
    const ask = await retry(look, limits.persistence, () => this.#visits.has(visit))
    if (ask && this.#visits.has(visit)) visit.tell({ say: 'undoAsked', match: this.match, ask })
  }

  #tellAll(message: string): void {
    const bytes = textFrame(message)
    for (const visit of this.#visits) if (visit.admitted) visit.send(bytes)
  }

  #whoIsHere(): { seats: { seat: Seat; looking: boolean }[]; watchers: number } {
    const looking = new Map<Seat, boolean>()
    let watchers = 0
    for (const visit of this.#visits) {
      if (!visit.admitted) continue
      if (visit.seat === null) watchers += 1
      else looking.set(visit.seat, visit.looking || looking.get(visit.seat) === true)
    }
    return { seats: [...looking].map(([seat, looks]) => ({ seat, looking: looks })), watchers }
  }
}

export function seatOf(caller: Caller, { seats }: Facts): Seat | null {
  if (caller.kind === 'nobody') return null
  const held = seats.find(({ account }) => account === caller.id)
  return held ? held.seat : null
}
