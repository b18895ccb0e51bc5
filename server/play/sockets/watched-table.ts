import type { Seat, Viewer } from '@carriage/kernel'
import type { ChatLine, MatchId, ServerMessage } from '@carriage/protocol'
import type { Caller } from '../../accounts/caller.ts'
import { absentTable, may, refusal } from '../../accounts/permissions/index.ts'
import type { Subscription } from '../../platform/bus/index.ts'
import type { CallerTableFacts } from '../../tables/index.ts'
import { inQuarantine } from '../matches/quarantine.ts'
import type { GatewayContext } from './context.ts'
import { readEncodedFrame } from './encoded-frame.ts'
import { retry } from './retry.ts'
import { encodeSocketMessage } from './socket-message.ts'
import { TablePresence } from './table-presence.ts'
import type { TableSubscription } from './table-subscription.ts'
import { ViewerGroup } from './viewer-group.ts'

/** One table that sockets of this gateway watch. They share its messages from the bus. */
export class WatchedTable {
  readonly match: MatchId
  readonly #context: GatewayContext
  readonly #subscriptions = new Set<TableSubscription>()
  readonly #groups = new Map<Viewer, ViewerGroup>()
  readonly #listening: readonly Subscription[]
  readonly #presence: TablePresence
  /** The table's facts without invitations and keys; enough for most callers. */
  #facts: Promise<CallerTableFacts | undefined> | undefined
  /** Chat lines are passed on one after another: whether a caller gets one may need a query. */
  #chatting = Promise.resolve()
  #reviewing = false
  #changedAgain = false

  constructor(match: MatchId, context: GatewayContext) {
    this.match = match
    this.#context = context
    const { bus } = context
    this.#listening = [
      bus.subscribe(`frames.${match}.public`, (text) => this.#onFrame(text)),
      bus.subscribe(`table.${match}`, (what) => this.#onTableChange(what)),
      bus.subscribe(`undo.${match}`, (ask) => this.#tellAll(`{"type":"undoAsked","match":"${match}","ask":${ask}}`)),
      bus.subscribe(`chat.${match}`, (line) => {
        this.#chatting = this.#chatting
          .then(() => this.#onChatLine(line))
          .catch((error: unknown) => context.log.warn({ err: error, match }, 'chat message not delivered'))
      }),
    ]
    this.#presence = new TablePresence(
      match,
      context,
      () => this.#whoIsHere(),
      (presence) => this.#tellAll(JSON.stringify({ type: 'presence', match, ...presence })),
    )
  }

  get isEmpty(): boolean {
    return this.#subscriptions.size === 0
  }

  /** Adds a subscription, if its caller may watch, and brings it up to date. */
  async enter(subscription: TableSubscription, from: number | undefined): Promise<void> {
    this.#subscriptions.add(subscription)
    try {
      const facts = await this.factsFor(subscription)
      if (!this.#subscriptions.has(subscription) || !this.#admits(subscription, facts)) return
      subscription.admitted = true
      this.#seat(subscription, facts)
      await this.#join(subscription, from)
      // Without a position the subscription still waits for the match to start or to be released.
      if (facts.state === 'playing' && subscription.at !== undefined) await this.#tellUndoAsk(subscription)
    } catch (error) {
      this.#context.log.warn({ err: error, match: this.match }, 'subscription failed')
      if (this.#subscriptions.has(subscription)) subscription.fail(error)
    }
  }

  leave(subscription: TableSubscription): void {
    if (!this.#subscriptions.delete(subscription)) return
    this.#part(subscription)
    if (subscription.admitted) this.#presence.changed()
  }

  setVisible(subscription: TableSubscription, visible: boolean): void {
    if (subscription.visible === visible) return
    subscription.visible = visible
    this.#presence.changed()
  }

  end(): void {
    for (const listening of this.#listening) listening.end()
    for (const group of this.#groups.values()) group.end()
    this.#presence.end()
  }

  /** The facts that decide what this subscription's caller may do. */
  factsFor(subscription: TableSubscription): Promise<CallerTableFacts | undefined> {
    subscription.facts ??= this.#load(subscription).catch((error: unknown) => {
      subscription.facts = undefined
      throw error
    })
    return subscription.facts
  }

  /** Takes the version in the database. True if it is newer than every frame received here. */
  noteVersion(version: number): boolean {
    let news = false
    for (const group of this.#groups.values()) news = group.noteVersion(version) || news
    return news
  }

  /** The last entry that was passed on to anybody here. */
  get reached(): number {
    return Math.max(0, ...[...this.#groups.values()].map((group) => group.reached))
  }

  /** The database lost entries that were passed on. */
  goBackTo(version: number): void {
    this.#context.log.error({ match: this.match, reached: this.reached, version }, 'database lost entries of a match')
    for (const group of this.#groups.values()) group.goBackTo(version)
  }

  /** Repairs what a lost bus message may have left out of date. */
  refresh(): void {
    this.#presence.report()
    this.review()
  }

  forgetGateway(gateway: string): void {
    this.#presence.forget(gateway)
  }

  /** Invitations and keys are read only for callers who could not see the table without. */
  async #load({ caller, key }: TableSubscription): Promise<CallerTableFacts | undefined> {
    this.#facts ??= this.#read().catch((error: unknown) => {
      this.#facts = undefined
      throw error
    })
    const common = await this.#facts
    if (!common || may(caller, 'watch', common)) return common
    return this.#read(caller, key)
  }

  #read(caller?: Caller, key?: string): Promise<CallerTableFacts | undefined> {
    const { tables, fetches, limits } = this.#context
    const account = caller?.kind === 'account' ? caller.id : undefined
    const read = () => fetches.run(() => tables.facts(this.match, { account, key }))
    return retry(read, limits.persistence, () => !this.isEmpty)
  }

  #admits(subscription: TableSubscription, facts: CallerTableFacts | undefined): facts is CallerTableFacts {
    const { caller } = subscription
    const refused = refusal(caller, 'watch', facts ?? absentTable)
    if (refused) subscription.refuse({ code: refused })
    return facts !== undefined && refused === undefined
  }

  #seat(subscription: TableSubscription, facts: CallerTableFacts): void {
    const { caller } = subscription
    subscription.seat = seatOf(caller, facts)
    subscription.readsChat = may(caller, 'readChat', facts)
    this.#presence.changed()
  }

  async #join(subscription: TableSubscription, from: number | undefined): Promise<void> {
    subscription.sendMessage({ type: 'presence', match: this.match, ...this.#presence.now() })
    const viewer = subscription.seat ?? 'spectator'
    const group = this.#groups.get(viewer) ?? new ViewerGroup(this.match, viewer, this.#context)
    this.#groups.set(viewer, group)
    await group.join(subscription, from)
  }

  #part(subscription: TableSubscription): void {
    const viewer = subscription.seat ?? 'spectator'
    const group = this.#groups.get(viewer)
    group?.leave(subscription)
    if (!group?.isEmpty) return
    group.end()
    this.#groups.delete(viewer)
  }

  #onFrame(text: string): void {
    const frame = readEncodedFrame(text)
    if (frame) for (const group of this.#groups.values()) group.onPublicFrame(frame)
  }

  #onTableChange(what: string): void {
    if (what === 'quarantined')
      this.#tellAll(
        JSON.stringify({ type: 'failed', match: this.match, problem: inQuarantine } satisfies ServerMessage),
      )
    this.#tellAll(JSON.stringify({ type: 'table', match: this.match }))
    this.review()
  }

  /** Checks again who may watch, in which seat, and whether the match has started. */
  review(): void {
    this.#facts = undefined
    for (const subscription of this.#subscriptions) subscription.facts = undefined
    if (this.#reviewing) {
      this.#changedAgain = true
      return
    }
    this.#reviewing = true
    this.#reviewAll().catch((error: unknown) => {
      this.#context.log.warn({ err: error, match: this.match }, 'table read failed after a change')
    })
  }

  async #reviewAll(): Promise<void> {
    try {
      do {
        this.#changedAgain = false
        await Promise.all([...this.#subscriptions].map((subscription) => this.#reviewOne(subscription)))
        await Promise.all([...this.#groups.values()].map((group) => group.tryBeginning()))
      } while (this.#changedAgain)
    } finally {
      this.#reviewing = false
    }
  }

  async #reviewOne(subscription: TableSubscription): Promise<void> {
    const facts = await this.factsFor(subscription)
    if (!subscription.admitted || !this.#subscriptions.has(subscription) || !this.#admits(subscription, facts)) return
    if (seatOf(subscription.caller, facts) === subscription.seat) return
    this.#part(subscription)
    this.#seat(subscription, facts)
    await this.#join(subscription, undefined)
  }

  async #onChatLine(text: string): Promise<void> {
    const message = `{"type":"chat","match":"${this.match}","line":${text}}`
    // Lines on the bus are written by this server.
    const line = JSON.parse(text) as ChatLine
    for (const subscription of this.#subscriptions) {
      if (!subscription.admitted || !subscription.readsChat) continue
      // In doubt the line is omitted: the history has it, and its author may be muted.
      const receivesLine = await this.#context.chat.receives(subscription.caller, this.match, line).catch(() => false)
      if (receivesLine && this.#subscriptions.has(subscription)) subscription.socket.send(message)
    }
  }

  async #tellUndoAsk(subscription: TableSubscription): Promise<void> {
    const { matches, fetches, limits } = this.#context
    const look = () => fetches.run(() => matches.undoAsk(this.match))
    const ask = await retry(look, limits.persistence, () => this.#subscriptions.has(subscription))
    if (ask && this.#subscriptions.has(subscription))
      subscription.sendMessage({ type: 'undoAsked', match: this.match, ask })
  }

  #tellAll(message: string): void {
    const bytes = encodeSocketMessage(message)
    for (const subscription of this.#subscriptions) if (subscription.admitted) subscription.send(bytes)
  }

  #whoIsHere(): { seats: { seat: Seat; visible: boolean }[]; watchers: number } {
    const visible = new Map<Seat, boolean>()
    let watchers = 0
    for (const subscription of this.#subscriptions) {
      if (!subscription.admitted) continue
      if (subscription.seat === null) watchers += 1
      else visible.set(subscription.seat, subscription.visible || visible.get(subscription.seat) === true)
    }
    return { seats: [...visible].map(([seat, looks]) => ({ seat, visible: looks })), watchers }
  }
}

export function seatOf(caller: Caller, { seats }: CallerTableFacts): Seat | null {
  if (caller.kind === 'anonymous') return null
  const held = seats.find(({ account }) => account === caller.id)
  return held ? held.seat : null
}
