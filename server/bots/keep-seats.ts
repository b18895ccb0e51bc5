import { randomInt } from 'node:crypto'
import type { Seat } from '@carriage/kernel'
import { type MatchId, matchId, type Standing } from '@carriage/protocol'
import type { Logger } from 'pino'
import type { Bus } from '../bus/index.ts'
import type { Matches } from '../matches/index.ts'
import type { Database } from '../store/database.ts'
import { pauseBefore } from './pause.ts'
import { seatsToPlay } from './seats-to-play.ts'
import { stillWanted } from './still-wanted.ts'
import { type ThinkingRoom, thinkingRoom } from './thinking-room.ts'

export interface Keeping {
  readonly database: Database
  readonly bus: Bus
  readonly matches: Matches
  readonly log: Logger
  /** Where to think; by default a room of its own. */
  readonly room?: ThinkingRoom
  /** Milliseconds that a bot takes over a turn at least, at a table without a hurry. */
  readonly pause?: number
  /** Matches attended to at once. */
  readonly atOnce?: number
}

export interface Bots {
  /** Gives up what is being thought over; the clock calls again elsewhere. */
  stop(): Promise<void>
}

/**
 * Moves for bots and for absent players, one decision for each call; the match calls again if it waits for a program
 * after that. A call that is lost is repeated by the clock, so nothing is remembered here.
 */
export function keepSeats({
  database,
  bus,
  matches,
  log,
  room = thinkingRoom(),
  pause = 0,
  atOnce = 64,
}: Keeping): Bots {
  /** Matches that called, in order; true where one has called again while it was attended to. */
  const called = new Map<MatchId, boolean>()
  const waiting: MatchId[] = []
  const attended = new Set<Promise<void>>()
  let stopped = false
  const calls = bus.take('bots.wake', (text) => {
    const match = matchId.safeParse(text)
    if (match.success) call(match.data)
  })

  return {
    async stop() {
      stopped = true
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
    while (!stopped && attended.size < atOnce) {
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
      log.warn({ match, err: error }, 'a bot could not move; the clock will call it again')
    }
  }

  async function decide(match: MatchId): Promise<void> {
    const toPlay = await seatsToPlay(database.pool, match)
    const [first] = toPlay?.seats ?? []
    if (!toPlay || !first) return
    const { seat, level } = first
    const standing = await standingAt(match, seat, toPlay.version)
    // The match has moved on since the seats were read, and whoever moved has called for what comes now.
    if (standing?.n !== toPlay.version) return
    const { n, view } = standing
    const { game, rules } = toPlay
    const wanted = stillWanted(bus, match, seat, n)
    const [move] = await Promise.all([
      room.think({ game, rules, level, view, seat, seed: randomInt(2 ** 31) }, wanted.signal),
      rest(pauseBefore(toPlay, seat, pause)),
    ]).finally(() => wanted.end())
    if (!move || wanted.signal.aborted || stopped) return
    // Two processes that were called for the same decision give it the same name, so it is made once.
    const outcome = await matches.act(match, {
      do: 'move',
      id: `bot-${match}-${n}-${seat}`,
      basis: n,
      seat,
      move,
      bot: true,
    })
    if (!outcome.ok && outcome.problem.code !== 'stale' && outcome.problem.code !== 'conflict')
      log.warn({ match, seat, n, move, problem: outcome.problem }, 'a move of a bot was not accepted')
  }

  /** What the seat sees, at that entry or later. */
  async function standingAt(match: MatchId, seat: Seat, version: number): Promise<Standing | undefined> {
    const standing = await matches.standing(match, seat)
    if (!standing || standing.n >= version) return standing
    // The process that was asked remembers an older position; asked for what came after it, it reads on.
    await matches.frames(match, seat, standing.n)
    return matches.standing(match, seat)
  }
}

function rest(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve()
}
