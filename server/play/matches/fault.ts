import type { MatchId } from '@carriage/protocol'
import { RulesTimeout } from './budget.ts'
import { LruCache } from './lru-cache.ts'

/**
 * The fault of a match: no process has its rules version, its log cannot be replayed, its rules throw at a move, or no
 * bot can decide in it.
 */
export type FaultReason = 'unknownRules' | 'brokenLog' | 'rules' | 'bot'

/** The match itself is at fault: another process or a retry gives the same error. */
export class MatchFault extends Error {
  readonly reason: FaultReason
  /** A busy machine could be the cause as well. */
  readonly doubtful: boolean

  constructor(match: MatchId, reason: FaultReason, cause?: unknown, doubtful = false) {
    super(`Match ${match}: ${cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : reason}`, {
      cause,
    })
    this.name = 'MatchFault'
    this.reason = reason
    this.doubtful = doubtful
  }
}

/** Runs work of the rules; what they throw is a fault of the match. */
export function blaming<T>(match: MatchId, reason: FaultReason, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof MatchFault ? error : new MatchFault(match, reason, error)
  }
}

/** Counts the failures of each match in a row, and reports when there were too many. */
export interface FaultCount {
  /** Whether this failure was one too many. The count then restarts. */
  add(match: MatchId, error: unknown): boolean
  /** Something succeeded. */
  clear(match: MatchId): void
}

/** Three faults in a row, or ten that a busy machine may have caused: it can cut off rules that are only slow. */
const enough = 10
const certain = 4
const doubtful = 1

export function faultCount(remembered = 5_000): FaultCount {
  const counts = new LruCache<number>(remembered)
  return {
    add(match, error) {
      const count = (counts.get(match) ?? 0) + weightOf(error)
      if (count >= enough) counts.delete(match)
      else if (count > 0) counts.set(match, count)
      return count >= enough
    },
    clear: (match) => counts.delete(match),
  }
}

function weightOf(error: unknown): number {
  if (error instanceof MatchFault) return error.doubtful ? doubtful : certain
  return error instanceof RulesTimeout ? doubtful : 0
}
