import { bucketOf, type MatchId } from '@carriage/protocol'
import { type Bus, NobodyAnswers } from '../bus/index.ts'
import { carrierHere } from '../ops/trace.ts'
import type { Outcome } from './act.ts'
import type { Matches } from './client.ts'
import { type Members, watchMembers } from './members.ts'
import type { Question } from './serve.ts'

export interface RemoteMatches extends Matches {
  stop(): void
}

export interface Patience {
  /** How long one member may take, in milliseconds. */
  readonly each: number
  /** How long it may take in all. */
  readonly whole: number
}

/**
 * Reaches the matches over the bus. A member that does not answer is passed over: every question can be asked again,
 * since a command is entered once.
 */
export function remoteMatches(bus: Bus, { each, whole }: Patience = { each: 2_000, whole: 10_000 }): RemoteMatches {
  const members = watchMembers(bus)

  // What comes back was written by this house in the shape that the question asks for.
  return {
    async act(match, act) {
      const answer = (await ask({ ask: 'act', match, act })) as Outcome | undefined
      return answer ?? { ok: false, problem: { code: 'unavailable' } }
    },
    standing: (match, viewer) => known({ ask: 'standing', match, viewer }),
    opening: (match, viewer) => known({ ask: 'opening', match, viewer }),
    frames: (match, viewer, after) => known({ ask: 'frames', match, viewer, after }),
    undoAsk: (match) => known({ ask: 'undoAsk', match }),
    record: (match) => known({ ask: 'record', match }),
    stop: () => members.stop(),
  }

  /** An answer that is null in JSON is nothing; no answer at all is an error. */
  async function known<T>(question: Question): Promise<T | undefined> {
    const answer = await ask(question)
    if (answer === undefined) throw new NobodyAnswers(`matches, bucket ${bucketOf(question.match)}`)
    return (answer ?? undefined) as T | undefined
  }

  async function ask(question: Question): Promise<unknown> {
    const trace = carrierHere()
    const text = JSON.stringify(trace ? { ...question, trace } : question)
    const end = performance.now() + whole
    for (let wait = 10; performance.now() < end; wait = Math.min(wait * 2, 200)) {
      const [member] = memberFor(members, question.match)
      if (member !== undefined) {
        try {
          return JSON.parse(await bus.request(`matches.${member}`, text, each)) as unknown
        } catch (error) {
          if (!(error instanceof NobodyAnswers)) throw error
          members.doubt(member)
        }
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
    return undefined
  }
}

function memberFor(members: Members, match: MatchId): readonly string[] {
  return members.forBucket(bucketOf(match))
}
