import type { Seat, Viewer } from '@carriage/kernel'
import type { Frame, MatchId, ServerMessage, Standing } from '@carriage/protocol'
import type { Subscription } from '../../platform/bus/index.ts'
import { isQuarantine } from '../matches/quarantine.ts'
import type { GatewayContext } from './context.ts'
import { type EncodedFrame, hasOwnFrame, readEncodedFrame } from './encoded-frame.ts'
import { retry } from './retry.ts'
import { type NumberedFrame, Sequence } from './sequence.ts'
import { encodeSocketMessage } from './socket-message.ts'

/** The part of a subscription that its group uses. */
export interface GroupMember {
  /** The seat of the caller. */
  readonly seat: Seat | null
  /** The last entry that was sent to it; undefined while it is being brought up to date. */
  at: number | undefined
  /** Sends bytes that are shared by all members. */
  send(message: Buffer): void
  /** The same without waiting for other messages of this tick. */
  sendAtOnce(message: Buffer): void
  /** Called when the member can no longer be served. */
  fail(error: unknown): void
}

/**
 * From this number of members on, frames are written at once, which shortens the wait of the last one. Below it,
 * collected writes cost less.
 */
const manyFollowers = 8

/**
 * The members on this gateway with the same view of a match: the public, or one seat. The public group receives only
 * public frames. A seat's group also receives its own, and uses the public frame of an entry that has no own one.
 */
export class ViewerGroup {
  readonly viewer: Viewer
  readonly #match: MatchId
  readonly #context: GatewayContext
  readonly #followers = new Set<GroupMember>()
  /** Members that wait for the match to start or to leave quarantine. */
  readonly #early = new Set<GroupMember>()
  #sequence = new Sequence()
  readonly #own: Subscription | undefined
  /** Runs while a frame is missing: the bus has that long to deliver it. */
  #overdue: NodeJS.Timeout | undefined
  #filling = false
  /** Consecutive fetches without a new frame, although one is known to exist. */
  #fruitless = 0
  #ended = false
  /** The match is in quarantine: missing frames are not fetched. */
  #quarantined = false
  #asked: Promise<Standing | undefined> | undefined

  constructor(match: MatchId, viewer: Viewer, context: GatewayContext) {
    this.viewer = viewer
    this.#match = match
    this.#context = context
    if (viewer !== 'spectator')
      this.#own = context.bus.subscribe(`frames.${match}.seat${viewer}`, (text) => {
        const frame = readEncodedFrame(text)
        if (frame) this.#take(frame.n, frame.json)
      })
  }

  get isEmpty(): boolean {
    return this.#followers.size === 0
  }

  /** Adds a member and brings it up to date from `from`, the last entry that it has. */
  async join(follower: GroupMember, from: number | undefined): Promise<void> {
    this.#followers.add(follower)
    follower.at = undefined
    try {
      if (await this.#begin()) await this.#bring(follower, from)
      else this.#early.add(follower)
    } catch (error) {
      if (isQuarantine(error) && this.#followers.has(follower)) {
        this.#early.add(follower)
        follower.fail(error)
      } else if (this.#followers.delete(follower)) follower.fail(error)
    }
  }

  leave(follower: GroupMember): void {
    this.#followers.delete(follower)
    this.#early.delete(follower)
  }

  end(): void {
    this.#ended = true
    this.#own?.end()
    clearTimeout(this.#overdue)
  }

  /** Checks whether the match has started or was released, and joins the members that wait for it. */
  async tryBeginning(): Promise<void> {
    this.#quarantined = false
    this.#watchForGap()
    const early = [...this.#early]
    this.#early.clear()
    await Promise.all(early.map((follower) => this.join(follower, undefined)))
  }

  /** The last entry that was passed on here. */
  get reached(): number {
    return this.#sequence.last ?? 0
  }

  /** The database lost entries that were passed on: everybody gets a new view. */
  goBackTo(version: number): void {
    this.#sequence = new Sequence()
    this.#sequence.begin(version)
    this.#fruitless = 0
    // An earlier request may still return the lost entries.
    this.#asked = undefined
    for (const follower of this.#followers) void this.join(follower, undefined)
  }

  /** Starts at the match's current entry. False if the match has not started. */
  async #begin(): Promise<boolean> {
    if (this.#sequence.last !== undefined) return true
    const version = await this.#version()
    if (version === undefined) return false
    this.#pass(this.#sequence.begin(version))
    // An entry that was known before is not reported again.
    this.#watchForGap()
    return true
  }

  /** Takes a public frame. A seat with its own frame for the entry only learns that the entry exists. */
  onPublicFrame(frame: EncodedFrame): void {
    if (this.viewer !== 'spectator' && hasOwnFrame(frame, this.viewer)) this.noteVersion(frame.n)
    else this.#take(frame.n, frame.json)
  }

  /** Learns that an entry was committed. True if its frame has not arrived. */
  noteVersion(n: number): boolean {
    this.#sequence.noteVersion(n)
    this.#watchForGap()
    return this.#sequence.behind
  }

  #take(n: number, json: string): void {
    this.#pass(this.#sequence.offer(n, json))
    this.#watchForGap()
  }

  #pass(frames: readonly NumberedFrame[]): void {
    for (const { n, json } of frames) {
      const message = this.#message(json)
      const send = this.#followers.size < manyFollowers ? 'send' : 'sendAtOnce'
      for (const follower of this.#followers) {
        if (follower.at === undefined || n <= follower.at) continue
        follower.at = n
        follower[send](message)
        this.#context.counters.framesSent += 1
      }
    }
  }

  #message(json: string): Buffer {
    return encodeSocketMessage(`{"type":"frame","match":"${this.#match}","frame":${json}}`)
  }

  #watchForGap(): void {
    if (this.#overdue || this.#filling || this.#ended || this.#quarantined || !this.#sequence.behind) return
    this.#overdue = setTimeout(
      () => {
        this.#overdue = undefined
        void this.#fill()
      },
      this.#context.limits.grace * 2 ** Math.min(this.#fruitless, 6),
    )
  }

  /** Fetches the frames that the bus did not deliver. */
  async #fill(): Promise<void> {
    this.#filling = true
    try {
      while (this.#sequence.behind && !this.#ended) {
        const last = this.#sequence.last ?? 0
        const frames = await this.#fetch(last)
        this.#context.counters.framesFetched += frames.length
        this.#fruitless = this.#sequence.last === last ? this.#fruitless + 1 : 0
        if (this.#fruitless > 0) break
      }
    } catch (error) {
      this.#fruitless += 1
      this.#quarantined = isQuarantine(error)
      this.#context.log.warn({ err: error, match: this.#match }, 'fetch of missed frames failed, retrying')
    } finally {
      this.#filling = false
      this.#watchForGap()
    }
  }

  async #bring(follower: GroupMember, from: number | undefined): Promise<void> {
    const { behind } = this.#context.limits
    let at = from
    // A client may be ahead of this gateway: another one may have been faster.
    if (at !== undefined && at > this.reached) {
      const version = (await this.#version()) ?? 0
      this.noteVersion(version)
      if (at > version) at = undefined
    }
    while (this.#followers.has(follower)) {
      if (at === undefined || this.reached - at > behind) {
        const standing = await this.#standing()
        if (!standing) throw new Error(`The match ${this.#match} has a head but no position.`)
        if (!this.#followers.has(follower)) return
        const view: ServerMessage = { type: 'view', match: this.#match, me: follower.seat, standing }
        follower.send(encodeSocketMessage(JSON.stringify(view)))
        this.#context.counters.viewsSent += 1
        at = standing.n
        this.noteVersion(at)
      }
      if (at >= this.reached) {
        follower.at = at
        return
      }
      const frames = await this.#fetch(at)
      if (frames.length === 0) throw new Error(`The frames of ${this.#match} after ${at} are unavailable.`)
      if (!this.#followers.has(follower)) return
      for (const { n, json } of frames) {
        if (n !== at + 1) continue
        follower.send(this.#message(json))
        this.#context.counters.framesSent += 1
        at = n
      }
    }
  }

  /** Fetches the frames after an entry, and passes new ones to all members. */
  async #fetch(after: number): Promise<readonly NumberedFrame[]> {
    const fetched = await this.#retry(() => this.#context.matches.frames(this.#match, this.viewer, after))
    const frames = (fetched ?? []).map((frame: Frame) => ({ n: frame.n, json: JSON.stringify(frame) }))
    for (const { n, json } of frames) this.#pass(this.#sequence.offer(n, json))
    return frames
  }

  /** Concurrent callers share one request. */
  #standing(): Promise<Standing | undefined> {
    if (this.#asked) return this.#asked
    const asked = this.#retry(() => this.#context.matches.standing(this.#match, this.viewer)).finally(() => {
      if (this.#asked === asked) this.#asked = undefined
    })
    this.#asked = asked
    return asked
  }

  #version(): Promise<number | undefined> {
    return this.#retry(async () => {
      const { rows } = await this.#context.database.pool.query<{ version: number }>({
        name: 'version-of',
        text: 'select version from match_heads where match_id = $1',
        values: [this.#match],
      })
      return rows[0]?.version
    })
  }

  #retry<T>(attempt: () => Promise<T>): Promise<T> {
    const { fetches, limits } = this.#context
    return retry(
      () => fetches.run(attempt),
      limits.persistence,
      () => !this.#ended,
    )
  }
}
