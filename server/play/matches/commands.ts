import type { MatchId } from '@carriage/protocol'
import { commandCount, commandSeconds, rulesCutOff } from '../../platform/operations/metrics.ts'
import { isStoreAway } from '../../platform/storage/away.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import { applyMove } from './apply-command.ts'
import { RulesTimeout } from './budget.ts'
import type { CommandOutcome, SeatCommand } from './command.ts'
import { type CommitEntry, failedCommand } from './commit-entry.ts'
import type { MatchesOptions } from './deps.ts'
import { isMatchFailure } from './failures.ts'
import { blaming } from './fault.ts'
import { commandKey, type LoadedMatch, sendersOf } from './loaded-match.ts'
import type { StoredEntry } from './stored-entry.ts'
import type { UndoConsent } from './undo-consent.ts'

/** The number of attempts where another process was first or the database was down. */
const attempts = 6

/** Carries out the commands of seats, one at a time for each match. */
export function commandsOf(options: MatchesOptions, commitEntry: CommitEntry, undos: UndoConsent) {
  const { database, budget, log, committer, matches, players, failures } = options
  return async (match: MatchId, command: SeatCommand): Promise<CommandOutcome> => {
    const began = performance.now()
    const outcome = await retry(match, command)
    commandCount.add(1, { outcome: outcome.ok ? 'done' : outcome.problem.code })
    commandSeconds.record((performance.now() - began) / 1_000)
    return outcome
  }

  /** Tries until the command is in the log or refused. Retrying is safe: a command is entered once. */
  async function retry(match: MatchId, command: SeatCommand): Promise<CommandOutcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        const outcome = await attemptOnce(match, command)
        if (outcome) return outcome
      } catch (error) {
        // A query without an answer changed nothing here; a failed commit reports it itself. Reloading would keep a
        // busy database busy.
        if (command.type !== 'move' || !(error instanceof Error && isStoreAway(error))) matches.forget(match)
        if (error instanceof ProblemError) return failedCommand(error.problem)
        if (isMatchFailure(error)) {
          if (error instanceof RulesTimeout) rulesCutOff.add(1)
          log.error({ match, seat: command.seat, command, err: error }, 'command failed in the rules')
          return failedCommand(await failures.add(match, error, 'act'))
        }
        log.warn({ match, attempt, err: error }, 'command failed')
        if (attempt < attempts) await pause(20 * 2 ** attempt)
      }
      if (attempt >= attempts) return failedCommand({ code: 'unavailable' })
    }
  }

  /** Undefined if another process changed the match first. */
  async function attemptOnce(match: MatchId, command: SeatCommand): Promise<CommandOutcome | undefined> {
    const loaded = await matches.get(match, { whole: command.type !== 'move' })
    if (!loaded) return failedCommand({ code: 'notFound' })
    const n = await entryOf(loaded, command)
    if (n !== undefined) return { ok: true, n }
    // A player who only answers does not take a seat back.
    const seated =
      command.type === 'consent'
        ? await players.at(match)
        : await players.forCommand(match, command.seat, command.type === 'move' && command.bot === true)
    if (!seated) return failedCommand({ code: 'conflict', detail: 'This seat is played by a person.' })
    if (command.type === 'move') {
      // Until the committer is free nothing could be committed anyway, and moves judged together cost less.
      await committer.free?.()
      const now = Date.now()
      const applied = await budget.run(`${loaded.match.game.id}, match ${match}`, () =>
        blaming(match, 'rules', () => applyMove(loaded, command, { now, ...seated })),
      )
      return commitEntry(loaded, applied, seated)
    }
    // Consent is asked and given for the position in the database, which another process may have changed.
    if (!(await matches.isCurrent(loaded))) return undefined
    return command.type === 'undo' ? undos.undo(loaded, command, seated) : undos.answer(loaded, command, seated)
  }

  /** The entry of a command, if it was entered before. */
  async function entryOf(loaded: LoadedMatch, command: SeatCommand): Promise<number | undefined> {
    const known = loaded.commands.get(commandKey(command.seat, command.id))
    if (known !== undefined || command.basis >= loaded.since) return known
    const { rows } = await database.pool.query<Pick<StoredEntry, 'n' | 'seat' | 'entry'>>(
      'select n, seat, entry from moves where match_id = $1 and n > $2 and n <= $3 and command = $4',
      [loaded.id, command.basis, loaded.since, command.id],
    )
    return rows.find(({ seat, entry }) => sendersOf(seat, entry).includes(command.seat))?.n
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
