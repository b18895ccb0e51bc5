import { awaitedSeats, type Seat } from '@carriage/kernel'
import { type MatchId, matchId, type Standing } from '@carriage/protocol'
import type { Logger } from 'pino'
import type { Bus } from '../bus/index.ts'
import type { Matches } from '../matches/index.ts'
import type { Database } from '../store/database.ts'
import { type Player, randomPlayer } from './player.ts'
import { seatsToPlay } from './seats-to-play.ts'

export interface Keeping {
  readonly database: Database
  readonly bus: Bus
  readonly matches: Matches
  readonly log: Logger
  readonly player?: Player
  /** Milliseconds between being called and moving, so that people can follow. */
  readonly thinking?: number
  /** Matches attended to at once. */
  readonly atOnce?: number
}

export interface Bots {
  /** Finishes the moves under way. */
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
  player = randomPlayer(),
  thinking = 0,
  atOnce = 16,
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
      if (thinking > 0) await new Promise((resolve) => setTimeout(resolve, thinking))
      await decide(match)
    } catch (error) {
      log.warn({ match, err: error }, 'a bot could not move; the clock will call it again')
    }
  }

  async function decide(match: MatchId): Promise<void> {
    const toPlay = await seatsToPlay(database.pool, match)
    const seat = toPlay?.seats[0]
    if (!toPlay || seat === undefined) return
    const standing = await standingAt(match, seat, toPlay.version)
    if (!standing) return
    const { n, view } = standing
    const turn = toPlay.game.turn(view)
    // The match has moved on since the seats were read, and whoever moved has called for what comes now.
    if (!awaitedSeats(turn).includes(seat)) return
    const move = player.choose(toPlay.game, view, seat)
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
