import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Seat } from '@carriage/kernel'
import { type MatchId, matchId, type Standing } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/index.ts'
import { botSeconds } from '../../platform/operations/metrics.ts'
import type { Database } from '../../platform/storage/database.ts'
import { readDraft } from '../drafts/index.ts'
import { faultCount, isQuarantine, type Matches, MatchFault, quarantine } from '../matches/index.ts'
import { cancelWhenStale } from './cancel-when-stale.ts'
import { pauseBefore } from './pause.ts'
import { BotFault, type Question, RoomFull, type SearchPool, searchPool } from './search-pool.ts'
import { type PlayedSeat, seatsToPlay, type ToPlay } from './seats-to-play.ts'

export interface BotTakeover {
  readonly database: Database
  readonly bus: Bus
  readonly matches: Matches
  readonly log: Logger
  /** Where bots search; by default a new pool. */
  readonly room?: SearchPool
  /** The least time of a bot's turn in milliseconds, at a table with long clocks. */
  readonly pause?: number
  /** Matches handled at once. */
  readonly atOnce?: number
}

export interface Bots {
  /** Matches whose bots wait for their turn, and matches that are handled. */
  counts(): { readonly waiting: number; readonly attended: number }
  /** Cancels running searches; the clock requests them again elsewhere. */
  stop(): Promise<void>
}

/**
 * Moves for bots and for absent players, one decision for each request; the match sends another request if a bot has to
 * move after that. A lost request is repeated by the clock, so no state is needed here.
 */
export function runBots({
  database,
  bus,
  matches,
  log,
  room = searchPool(),
  pause = 0,
  atOnce = 64,
}: BotTakeover): Bots {
  /** Requested matches, in order; true if one was requested again while it was handled. */
  const called = new Map<MatchId, boolean>()
  const waiting: MatchId[] = []
  const attended = new Set<Promise<void>>()
  const faults = faultCount()
  const stopping = new AbortController()
  const calls = bus.take('bots.wake', (text) => {
    const match = matchId.safeParse(text)
    if (match.success) call(match.data)
  })

  return {
    counts: () => ({ waiting: waiting.length, attended: attended.size }),
    async stop() {
      stopping.abort()
      calls.end()
      await room.close()
      await Promise.all(attended)
    },
  }

  function call(match: MatchId): void {
    const attending = called.has(match)
    called.set(match, attending && !waiting.includes(match))
    if (attending) return
    waiting.push(match)
    attendNext()
  }

  function attendNext(): void {
    while (!stopping.signal.aborted && attended.size < atOnce) {
      const match = waiting.shift()
      if (match === undefined) return
      const attending: Promise<void> = attend(match).finally(() => {
        attended.delete(attending)
        const again = called.get(match)
        called.delete(match)
        if (again) call(match)
        attendNext()
      })
      attended.add(attending)
    }
  }

  async function attend(match: MatchId): Promise<void> {
    try {
      await decide(match)
    } catch (error) {
      if (isQuarantine(error)) return
      log.warn({ match, err: error }, 'bot failed to move, the clock retries')
      await blame(match, error)
    }
  }

  /** Bots that always fail at the same position would be requested forever. */
  async function blame(match: MatchId, error: unknown): Promise<void> {
    if (!(error instanceof MatchFault) || !faults.add(match, error)) return
    await quarantine({ database, bus, log }, match, error).catch((failure: unknown) => {
      log.warn({ match, err: failure }, 'quarantine failed, retrying at the next failure of the match')
    })
  }

  async function decide(match: MatchId): Promise<void> {
    const toPlay = await seatsToPlay(database.pool, match)
    const [first] = toPlay?.seats ?? []
    if (!toPlay || !first) return
    // Of another release, whose bots play it when the clock requests them again.
    if (!library.find(toPlay.game, toPlay.rules)) return
    const { seat } = first
    const standing = await standingAt(match, seat, toPlay.version)
    // The match has moved on since the seats were read, and the process that moved it has sent a new request.
    if (standing?.n !== toPlay.version) return
    const { n, view } = standing
    const wanted = cancelWhenStale(bus, match, seat, n)
    const needed = AbortSignal.any([wanted.signal, stopping.signal])
    const move = await chosen(match, toPlay, first, view, needed).finally(() => wanted.end())
    if (!move || needed.aborted) return
    // Two processes that make the same decision use the same id, so it is entered once.
    const outcome = await matches.execute(match, {
      type: 'move',
      id: `bot-${match}-${n}-${seat}`,
      basis: n,
      seat,
      move,
      bot: true,
    })
    if (outcome.ok) {
      faults.clear(match)
      return
    }
    const { code, rule } = outcome.problem
    if (code === 'stale' || code === 'conflict' || code === 'quarantined') return
    log.warn({ match, seat, n, move, problem: outcome.problem }, 'bot move refused')
    if (code === 'refused' || code === 'malformed')
      await blame(match, new MatchFault(match, 'bot', `The move of a bot was refused: ${rule ?? code}.`))
  }

  /** A move for the seat, not sooner than people can follow; undefined if it is not needed any more. */
  async function chosen(
    match: MatchId,
    toPlay: ToPlay,
    played: PlayedSeat,
    view: object,
    needed: AbortSignal,
  ): Promise<object | undefined> {
    const { game, rules } = toPlay
    const { seat, level, standIn } = played
    const question = { game, rules, level, view, seat, seed: randomInt(2 ** 31) }
    const resting = rest(pauseBefore(toPlay, played, pause), needed)
    if (!standIn) return (await Promise.all([thought(match, question, needed), resting]))[0]
    await resting
    if (needed.aborted) return undefined
    // The owner may have gone on drafting until now.
    const { draft } = await readDraft(database, match, seat)
    return thought(match, { ...question, standIn: { draft } }, needed)
  }

  async function thought(match: MatchId, question: Question, needed: AbortSignal): Promise<object | undefined> {
    const began = performance.now()
    try {
      return await room.think(question, needed)
    } catch (error) {
      if (error instanceof RoomFull) throw error
      throw new MatchFault(match, 'bot', error, !(error instanceof BotFault))
    } finally {
      botSeconds.record((performance.now() - began) / 1_000, { level: question.level })
    }
  }

  /** The view of the seat, at that entry or later. */
  async function standingAt(match: MatchId, seat: Seat, version: number): Promise<Standing | undefined> {
    const standing = await matches.standing(match, seat)
    if (!standing || standing.n >= version) return standing
    // The process that was asked may have an older position; asked for later entries, it reads them.
    await matches.frames(match, seat, standing.n)
    return matches.standing(match, seat)
  }
}

/** Waits for this time, or until the signal aborts. */
function rest(milliseconds: number, until: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve()
  return setTimeout(milliseconds, undefined, { signal: until }).catch(() => undefined)
}
