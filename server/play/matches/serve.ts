import { randomUUID } from 'node:crypto'
import type { GivenPremove, Seat, Viewer } from '@carriage/kernel'
import type { MatchId, Problem } from '@carriage/protocol'
import type { Bus } from '../../platform/bus/index.ts'
import { type Carrier, traced } from '../../platform/operations/trace.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import type { Matches } from './client.ts'
import type { SeatCommand } from './command.ts'
import { isForeign } from './fault.ts'
import type { MatchesHere } from './play.ts'

/** What the other parts of the house ask of the processes that play matches. */
export type MatchRequest = {
  readonly trace?: Carrier
  /** Others can be asked: a process that lacks the rules version of the match answers `elsewhere` instead of failing. */
  readonly unlessForeign?: true
} & (
  | { readonly ask: 'act'; readonly match: MatchId; readonly act: SeatCommand }
  | { readonly ask: 'standing' | 'opening'; readonly match: MatchId; readonly viewer: Viewer }
  | { readonly ask: 'frames'; readonly match: MatchId; readonly viewer: Viewer; readonly after: number }
  | { readonly ask: 'undoAsk'; readonly match: MatchId }
  | { readonly ask: 'order'; readonly match: MatchId; readonly seat: Seat; readonly given: readonly GivenPremove[] }
)

/** The answer to a request that every process would decline. */
export interface ProblemAnswer {
  readonly declined: Problem
}

/** The answer of a process that lacks the rules version of a match, where another one may have it. */
export interface ElsewhereAnswer {
  readonly elsewhere: true
}

export const hereSubject = 'matches.here'
export const goneSubject = 'matches.gone'
export const beatEvery = 500

export interface Serving {
  readonly member: string
  /** Leaves the members, finishes what is under way, and stops. */
  stop(): Promise<void>
}

/** Offers the matches of this process to the house: it answers on its own subject and says regularly that it is here. */
export function serveMatches(bus: Bus, matches: MatchesHere): Serving {
  const member = randomUUID()
  const served = bus.serve(`matches.${member}`, async (text) => {
    // The process that writes questions is part of this house, of this release or of the one before or after it;
    // nothing from outside gets here.
    const request = JSON.parse(text) as MatchRequest
    try {
      const answer = await traced(
        `matches.${request.ask}`,
        { match: request.match },
        () => answerTo(request.unlessForeign ? matches.unlessForeign : matches, request),
        request.trace,
      )
      return JSON.stringify(answer ?? null)
    } catch (error) {
      if (error instanceof ProblemError) return JSON.stringify({ declined: error.problem } satisfies ProblemAnswer)
      if (request.unlessForeign && isForeign(error))
        return JSON.stringify({ elsewhere: true } satisfies ElsewhereAnswer)
      throw error
    }
  })
  const beat = setInterval(announce, beatEvery)
  const asked = bus.subscribe('matches.who', announce)
  announce()
  return {
    member,
    async stop() {
      clearInterval(beat)
      asked.end()
      bus.publish(goneSubject, member)
      await bus.flush()
      await matches.idle()
      served.end()
    },
  }

  function announce(): void {
    bus.publish(hereSubject, member)
  }
}

function answerTo(matches: Matches, request: MatchRequest): Promise<unknown> {
  const { match } = request
  switch (request.ask) {
    case 'act':
      return matches.execute(match, request.act)
    case 'order':
      return matches.savePremoves(match, request.seat, request.given)
    case 'standing':
      return matches.standing(match, request.viewer)
    case 'opening':
      return matches.opening(match, request.viewer)
    case 'frames':
      return matches.frames(match, request.viewer, request.after)
    case 'undoAsk':
      return matches.undoAsk(match)
  }
}
