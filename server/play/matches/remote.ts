import { bucketOf } from '@carriage/protocol'
import type { Logger } from 'pino'
import { AnswerFailed, type Bus, NoAnswer } from '../../platform/bus/index.ts'
import { memberDeaths } from '../../platform/operations/metrics.ts'
import { carrierHere } from '../../platform/operations/trace.ts'
import { isStoreAway } from '../../platform/storage/away.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import { watchBucketOwners } from './bucket-owners.ts'
import type { Matches } from './client.ts'
import type { CommandOutcome } from './command.ts'
import { countDeaths } from './deaths.ts'
import type { ElsewhereAnswer, MatchRequest, ProblemAnswer } from './serve.ts'

export interface RemoteMatches extends Matches {
  stop(): void
}

export interface AskOptions {
  /** How long one member may take, in milliseconds. */
  readonly each?: number
  /** How long it may take in all. */
  readonly whole?: number
  readonly log?: Logger
}

/** How often one question may meet silence of members that seem dead, or fail, before the caller is told. */
const silencesAtMost = 2
const failuresAtMost = 3

/**
 * Reaches the matches over the bus. A member that does not answer is passed over: every question can be asked again,
 * since a command is entered once. But a question may be what ended the member, so it is put to one more at most. A member
 * that says it is here is only slow, and is asked once more before another: to load its matches elsewhere would make a busy
 * house busier.
 */
export function remoteMatches(bus: Bus, { each = 2_000, whole = 10_000, log }: AskOptions = {}): RemoteMatches {
  const members = watchBucketOwners(bus)
  const deaths = countDeaths(bus)

  // What comes back was written by this house in the shape that the question asks for.
  return {
    async execute(match, command) {
      const answer = (await ask({ ask: 'act', match, act: command })) as CommandOutcome | undefined
      return answer ?? { ok: false, problem: { code: 'unavailable' } }
    },
    async savePremoves(match, seat, given) {
      const answer = (await ask({ ask: 'order', match, seat, given })) as CommandOutcome | undefined
      return answer ?? { ok: false, problem: { code: 'unavailable' } }
    },
    standing: (match, viewer) => known({ ask: 'standing', match, viewer }),
    opening: (match, viewer) => known({ ask: 'opening', match, viewer }),
    frames: (match, viewer, after) => known({ ask: 'frames', match, viewer, after }),
    undoAsk: (match) => known({ ask: 'undoAsk', match }),
    stop() {
      members.stop()
      deaths.stop()
    },
  }

  /** An answer that is null in JSON is nothing; no answer at all is an error. */
  async function known<T>(request: MatchRequest): Promise<T | undefined> {
    const answer = await ask(request)
    if (answer === undefined) throw new NoAnswer(`matches, bucket ${bucketOf(request.match)}`)
    if (isDeclined(answer)) throw new ProblemError(answer.declined)
    return (answer ?? undefined) as T | undefined
  }

  async function ask(request: MatchRequest): Promise<unknown> {
    const trace = carrierHere()
    const asked = trace ? { ...request, trace } : request
    /** Members that are passed over: those that lack the rules version of the match, or were too slow twice. */
    const passed = new Set<string>()
    const what = `${request.ask} ${request.match}`
    const end = performance.now() + whole
    /** Members that were here and did not answer in time. */
    const slow = new Set<string>()
    let silences = 0
    let failures = 0
    for (let wait = 10; performance.now() < end; wait = Math.min(wait * 2, 200)) {
      if (silences >= silencesAtMost || deaths.isDeadly(what)) return undefined
      const order = members.forBucket(bucketOf(request.match))
      const next = order.find((one) => !passed.has(one))
      // Where nobody else is left, the first has to say what is wrong, and counts it as a fault of the match.
      const member = next ?? order[0]
      if (member !== undefined) {
        try {
          const text = JSON.stringify(next === undefined ? asked : { ...asked, unlessForeign: true })
          const answer = JSON.parse(await bus.request(`matches.${member}`, text, each)) as unknown
          deaths.forget(what)
          if (!isElsewhere(answer)) return answer
          passed.add(member)
          continue
        } catch (error) {
          if (error instanceof NoAnswer) {
            if (error.because === 'silent' && members.isBeating(member)) {
              if (slow.has(member)) passed.add(member)
              slow.add(member)
              continue
            }
            // Who did not answer and is gone now may have died over the question.
            if (error.because === 'silent' || (error.because === 'absent' && slow.has(member))) {
              silences += 1
              died(request, what, member)
            }
            members.doubt(member)
          } else if (!(error instanceof AnswerFailed) || (!isStoreAway(error) && isFinal(error, ++failures)))
            throw error
        }
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
    return undefined
  }

  function died({ ask, match }: MatchRequest, what: string, member: string): void {
    memberDeaths.add(1, { ask })
    const count = deaths.add(what, member)
    log?.error({ ask, match, member, deaths: count }, 'match process stopped answering')
  }
}

/** What the rules were cut off over is not tried again: it would stall the next member as long. */
function isFinal({ failure }: AnswerFailed, failures: number): boolean {
  return failure === 'RulesTimeout' || failures >= failuresAtMost
}

function isElsewhere(answer: unknown): answer is ElsewhereAnswer {
  return typeof answer === 'object' && answer !== null && 'elsewhere' in answer
}

function isDeclined(answer: unknown): answer is ProblemAnswer {
  return typeof answer === 'object' && answer !== null && 'declined' in answer
}
