import { randomUUID } from 'node:crypto'
import type { Viewer } from '@carriage/kernel'
import type { MatchId, Problem } from '@carriage/protocol'
import type { Bus } from '../bus/index.ts'
import { type Carrier, traced } from '../ops/trace.ts'
import { Declined } from '../tables/declined.ts'
import type { Act } from './act.ts'
import type { MatchesHere } from './play.ts'

/** What the other parts of the house ask of the processes that play matches. */
export type Question = { readonly trace?: Carrier } & (
  | { readonly ask: 'act'; readonly match: MatchId; readonly act: Act }
  | { readonly ask: 'standing' | 'opening'; readonly match: MatchId; readonly viewer: Viewer }
  | { readonly ask: 'frames'; readonly match: MatchId; readonly viewer: Viewer; readonly after: number }
  | { readonly ask: 'undoAsk'; readonly match: MatchId }
)

/** The answer to a question that every process would decline. */
export interface DeclinedAnswer {
  readonly declined: Problem
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
    // Whoever writes questions is part of this house and of this version; nothing from outside gets here.
    const question = JSON.parse(text) as Question
    try {
      const answer = await traced(
        `matches.${question.ask}`,
        { match: question.match },
        () => answerTo(matches, question),
        question.trace,
      )
      return JSON.stringify(answer ?? null)
    } catch (error) {
      if (error instanceof Declined) return JSON.stringify({ declined: error.problem } satisfies DeclinedAnswer)
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

function answerTo(matches: MatchesHere, question: Question): Promise<unknown> {
  const { match } = question
  switch (question.ask) {
    case 'act':
      return matches.act(match, question.act)
    case 'standing':
      return matches.standing(match, question.viewer)
    case 'opening':
      return matches.opening(match, question.viewer)
    case 'frames':
      return matches.frames(match, question.viewer, question.after)
    case 'undoAsk':
      return matches.undoAsk(match)
  }
}
