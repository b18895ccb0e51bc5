import type { MatchId } from '@carriage/protocol'
import type { Logger } from 'pino'
import type { Bus } from '../../platform/bus/index.ts'
import { traced } from '../../platform/operations/trace.ts'
import type { Database } from '../../platform/storage/database.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import type { Budget } from './budget.ts'
import type { Matches } from './client.ts'
import { commandsOf } from './commands.ts'
import { entryCommitter } from './commit-entry.ts'
import { type Committer, createCommitter } from './committer.ts'
import { failuresOf, isMatchFailure } from './failures.ts'
import { keyedQueue } from './keyed-queue.ts'
import { loadedMatches } from './loaded-matches.ts'
import { premovesSubject, readStoredPremoves } from './match-premoves.ts'
import { playersCache } from './players-cache.ts'
import { createMatchReads } from './reads.ts'
import { undoConsent } from './undo-consent.ts'

export interface Playing {
  readonly database: Database
  readonly bus: Bus
  readonly budget: Budget
  readonly log: Logger
  /** The limit of matches in memory. */
  readonly capacity?: number
  /** Milliseconds after which an unused match is dropped from memory; one that is over, after a tenth of it. */
  readonly idle?: number
  readonly committer?: Committer
  /** The pause before a premove at a slow table, in milliseconds. */
  readonly premoveDelay?: number
}

export interface MatchesHere extends Matches {
  /** Plays one premove of the match, if one is due. */
  playPremoves(match: MatchId): Promise<void>
  /** Waits for what is under way. */
  idle(): Promise<void>
}

/** The matches that this process plays. Everything here is a cache: any process can take over any match. */
export function playMatches(playing: Playing): MatchesHere {
  const { database, bus, budget, log, capacity = 5_000, idle = 600_000, premoveDelay = 60_000, ...given } = playing
  const { pool } = database
  const queue = keyedQueue()
  const failures = failuresOf({ database, bus, log }, capacity)
  const matches = loadedMatches({ pool, budget, failures, bus, queue, log }, capacity, idle)
  const players = playersCache({ pool, bus, premoveDelay }, capacity, idle)
  const committer = given.committer ?? createCommitter(pool)
  const parts = { database, bus, budget, log, committer, matches, players, failures }
  const commitEntry = entryCommitter(parts)
  const undos = undoConsent(parts, commitEntry)
  const carryOut = commandsOf(parts, commitEntry, undos)
  const reads = createMatchReads(parts)
  const premoves = readStoredPremoves(parts, premoveDelay)
  bus.subscribe(premovesSubject, (match) => players.forget(match as MatchId)) // published with ids of matches
  bus.subscribe('table.*', (what, subject) => {
    const match = subject.slice('table.'.length) as MatchId // subjects are published with ids of matches
    players.forget(match)
    // Another process found a fault in it, or its clock was changed.
    if (what === 'quarantined' || what === 'released') matches.forget(match)
  })

  return {
    execute: (match, command) => named('execute', match, () => queue.run(match, () => carryOut(match, command))),
    savePremoves: (match, seat, given) => inTurn('savePremoves', match, () => premoves.give(match, seat, given)),
    standing: (match, viewer) => inTurn('standing', match, () => reads.standing(match, viewer)),
    frames: (match, viewer, after) => inTurn('frames', match, () => reads.frames(match, viewer, after)),
    opening: (match, viewer) => inTurn('opening', match, () => reads.opening(match, viewer)),
    undoAsk: (match) => inTurn('undoAsk', match, () => undos.open(match)),
    playPremoves: (match) => queue.run(match, () => premoves.play(match)),
    idle: () => queue.idle(),
  }

  /** Reads take turns with commands, so that no viewer sees an entry before it is committed. */
  function inTurn<T>(what: string, match: MatchId, read: () => Promise<T>): Promise<T> {
    return named(what, match, () =>
      queue.run(match, async () => {
        try {
          return await read()
        } catch (error) {
          if (!isMatchFailure(error)) throw error
          log.error({ match, err: error }, 'match read failed')
          throw new ProblemError(await failures.add(match, error, 'load'))
        }
      }),
    )
  }
}

/** As a span of the current trace. */
function named<T>(what: string, match: MatchId, work: () => Promise<T>): Promise<T> {
  return traced(`matches.${what}`, { match }, work)
}
