import type { MatchId, Problem } from '@carriage/protocol'
import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/index.ts'
import { matchFaults } from '../../platform/operations/metrics.ts'
import type { Database } from '../../platform/storage/database.ts'
import { RulesTimeout } from './budget.ts'
import { faultCount, MatchFault } from './fault.ts'
import { isKnownElsewhere } from './known-rules.ts'
import { inQuarantine, quarantine } from './quarantine.ts'

/** Counts failures that a retry does not fix, and quarantines a match after too many in a row. */
export interface Failures {
  /** Counts a failure, and returns the problem to answer with. */
  add(match: MatchId, error: MatchFault | RulesTimeout, at: FailedAt): Promise<Problem>
  /** The match could be loaded, or an entry was committed: its count restarts. */
  clear(match: MatchId, at: FailedAt): void
}

/** Counted separately: a match that can be loaded may still fail at every command. */
type FailedAt = 'load' | 'act'

interface FailuresOptions {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
}

export function failuresOf(options: FailuresOptions, capacity: number): Failures {
  const counts = { load: faultCount(capacity), act: faultCount(capacity) }
  return {
    async add(match, error, at) {
      matchFaults.add(1, { at })
      const problem: Problem =
        error instanceof RulesTimeout
          ? { code: 'rulesTimeout' }
          : { code: 'internal', detail: `The game is on hold after an error. Match ID: ${match}.` }
      if (await isPlayedElsewhere(options.database, match, error)) return foreign
      if (!counts[at].add(match, error)) return problem
      try {
        await quarantine(options, match, error)
        return inQuarantine
      } catch (failure) {
        options.log.warn({ match, err: failure }, 'quarantine failed, retrying at the next failure of the match')
        return problem
      }
    },
    clear: (match, at) => counts[at].clear(match),
  }
}

const foreign: Problem = {
  code: 'unavailable',
  detail: 'This process runs a different release. Connect again in a moment.',
}

/** Whether this process lacks the rules version of a match, which another one has: a deployment is under way. */
async function isPlayedElsewhere(database: Database, match: MatchId, error: unknown): Promise<boolean> {
  if (!(error instanceof MatchFault && error.reason === 'unknownRules')) return false
  return isKnownElsewhere(database.pool, match).catch(() => false)
}

/** Whether the match itself is at fault, so that a retry gives the same error. */
export function isMatchFailure(error: unknown): error is MatchFault | RulesTimeout {
  return error instanceof MatchFault || error instanceof RulesTimeout
}
