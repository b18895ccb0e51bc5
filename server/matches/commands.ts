import type { MatchId } from '@carriage/protocol'
import { actSeconds, acts, rulesCutOff } from '../ops/metrics.ts'
import { Declined } from '../tables/declined.ts'
import type { Act, Outcome } from './act.ts'
import { OverBudget } from './budget.ts'
import { type CommitEntry, failed } from './commit-entry.ts'
import type { MatchesDeps } from './deps.ts'
import { enterMove } from './enter.ts'
import { isMatchFailure } from './failures.ts'
import { blaming } from './fault.ts'
import { commandKey, type LoadedMatch, sendersOf } from './loaded-match.ts'
import type { StoredEntry } from './stored-match.ts'
import type { UndoConsent } from './undo-consent.ts'

/** The number of tries where another process was first or the store was away. */
const attempts = 6

/** Carries out the commands of seats, one at a time for each match. */
export function commandsOf(deps: MatchesDeps, commitEntry: CommitEntry, undos: UndoConsent) {
  const { pool, budget, log, committer, matches, players, failures } = deps
  return async (match: MatchId, act: Act): Promise<Outcome> => {
    const began = performance.now()
    const outcome = await retry(match, act)
    acts.add(1, { outcome: outcome.ok ? 'done' : outcome.problem.code })
    actSeconds.record((performance.now() - began) / 1_000)
    return outcome
  }

  /** Tries until the command is in the log or refused. Trying again is safe: a command is entered once. */
  async function retry(match: MatchId, act: Act): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        const outcome = await attemptOnce(match, act)
        if (outcome) return outcome
      } catch (error) {
        matches.forget(match)
        if (error instanceof Declined) return failed(error.problem)
        if (isMatchFailure(error)) {
          if (error instanceof OverBudget) rulesCutOff.add(1)
          log.error({ match, seat: act.seat, act, err: error }, 'rules failed at a command')
          return failed(await failures.add(match, error, 'act'))
        }
        log.warn({ match, attempt, err: error }, 'command failed')
        if (attempt < attempts) await pause(20 * 2 ** attempt)
      }
      if (attempt >= attempts) return failed({ code: 'unavailable' })
    }
  }

  /** Undefined if another process changed the match first. */
  async function attemptOnce(match: MatchId, act: Act): Promise<Outcome | undefined> {
    const loaded = await matches.get(match, { whole: act.do !== 'move' })
    if (!loaded) return failed({ code: 'notFound' })
    const n = await entryOf(loaded, act)
    if (n !== undefined) return { ok: true, n }
    const seated = await players.forCommand(match, act.seat, act.do === 'move' && act.bot === true)
    if (!seated) return failed({ code: 'conflict', detail: 'A person plays this seat.' })
    if (act.do === 'move') {
      // Until the committer is free nothing could be committed anyway, and moves judged together cost less.
      await committer.free?.()
      const now = Date.now()
      const entering = await budget.run(`${loaded.match.game.id}, match ${match}`, () =>
        blaming(match, 'rules', () => enterMove(loaded, act, { now, ...seated })),
      )
      return commitEntry(loaded, entering, seated)
    }
    // Consent is asked and given for the position in the store, which another process may have changed.
    if (!(await matches.isCurrent(loaded))) return undefined
    return act.do === 'undo' ? undos.undo(loaded, act, seated) : undos.answer(loaded, act, seated)
  }

  /** The entry that a command became, if it was entered before. */
  async function entryOf(loaded: LoadedMatch, act: Act): Promise<number | undefined> {
    const known = loaded.commands.get(commandKey(act.seat, act.id))
    if (known !== undefined || act.basis >= loaded.since) return known
    const { rows } = await pool.query<Pick<StoredEntry, 'n' | 'seat' | 'entry'>>(
      'select n, seat, entry from moves where match_id = $1 and n > $2 and n <= $3 and command = $4',
      [loaded.id, act.basis, loaded.since, act.id],
    )
    return rows.find(({ seat, entry }) => sendersOf(seat, entry).includes(act.seat))?.n
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
