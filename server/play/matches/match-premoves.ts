import {
  awaitedSeats,
  duePremove,
  type GivenPremove,
  type Premove,
  readGivenPremove,
  redact,
  type Seat,
} from '@carriage/kernel'
import type { MatchId, WhyStopped } from '@carriage/protocol'
import { inTransaction } from '../../platform/storage/transaction.ts'
import {
  listWaitingPremoves,
  lockPremoves,
  movesSince,
  noteLooked,
  savePremoves,
  schedulePremoves,
  type WaitingPremoves,
} from '../premoves/stored-premoves.ts'
import { applyMove } from './apply-command.ts'
import type { CommandOutcome } from './command.ts'
import { entryCommitter, failedCommand } from './commit-entry.ts'
import { type Committer, commitMoves } from './committer.ts'
import type { MatchesOptions } from './deps.ts'
import { blaming } from './fault.ts'
import { type LoadedMatch, versionOf } from './loaded-match.ts'
import { pauseBeforePremoves, variedPause } from './premoves-pause.ts'

/** Published when the premoves of a match change, for processes that play it. */
export const premovesSubject = 'premoves.saved'

/** Premoves of a match: set by a seat, and played when it has to decide. */
export function readStoredPremoves(options: MatchesOptions, slowest: number) {
  const { database, bus, budget, matches, players } = options
  const { pool } = database
  return { give, play }

  async function give(match: MatchId, seat: Seat, given: readonly GivenPremove[]): Promise<CommandOutcome> {
    const loaded = await matches.fresh(match)
    if (!loaded) return failedCommand({ code: 'notFound' })
    const { game, state } = loaded.match
    const read = await budget.run(`premoves of match ${match}`, () =>
      blaming(match, 'rules', () => given.map((premove) => readGivenPremove(game, redact(state, seat), seat, premove))),
    )
    const premoves: Premove<object>[] = []
    for (const each of read) {
      if (!each.ok)
        return failedCommand(
          each.refusal
            ? { code: 'refused', rule: each.refusal.rule, facts: { ...each.refusal.facts } }
            : { code: 'conflict', detail: 'This can’t be premoved now.' },
        )
      premoves.push(each.order)
    }
    const basis = versionOf(loaded)
    const pause = pauseBeforePremoves(loaded.pace, slowest)
    await savePremoves(pool, { match, seat, basis, premoves }, pause)
    bus.publish(premovesSubject, match)
    return { ok: true, n: basis }
  }

  /** Plays one move that is due and whose pause is over, or records that none is. */
  async function play(match: MatchId): Promise<void> {
    const loaded = await matches.fresh(match)
    if (!loaded) return
    const n = versionOf(loaded)
    const waiting = awaitedSeats(loaded.match.game.turn(loaded.match.state))
    const pause = pauseBeforePremoves(loaded.pace, slowest)
    for (const stored of await listWaitingPremoves(pool, match, n, waiting)) {
      // The request may have been for something else at this table.
      const { pausedAt, variation } = stored
      const at = pausedAt === null ? 0 : pausedAt + variedPause(pause, variation, n)
      if (at > Date.now()) await schedulePremoves(pool, match, n, at)
      else if (await playDue(loaded, stored)) return
    }
  }

  /** Whether an entry was tried, after which the match must be read again. */
  async function playDue(
    loaded: LoadedMatch,
    { seat, version, list, basis, undone }: WaitingPremoves,
  ): Promise<boolean> {
    const { id: match, pace } = loaded
    const { game, state } = loaded.match
    const n = versionOf(loaded)
    const inSteps = list.some((premove) => premove.inTurn || premove.steps)
    const made = undone ? undefined : inSteps ? await movesSince(pool, match, seat, basis) : []
    const due = !made
      ? undefined
      : await budget.run(`premoves of match ${match}`, () =>
          blaming(match, 'rules', () => duePremove(game, redact(state, seat), seat, list, made)),
        )
    if (due?.kind !== 'play') {
      const because: WhyStopped | null = !due
        ? { kind: 'undone', moment: null }
        : due.kind === 'ask'
          ? whyStopped(due.moment, due.because)
          : null
      await noteLooked(pool, { match, seat, version, n, because, notify: pace.kind !== 'live' })
      return false
    }
    const seated = await players.forCommand(match, seat, false)
    // A premove takes no seat back.
    if (!seated || seated.returning !== undefined) return false
    // The same for every attempt at this position, so that it is entered once.
    const command = { type: 'move', id: `order-${n}-${seat}`, basis: n, seat, move: due.move } as const
    const applied = applyMove(loaded, command, { now: Date.now(), ...seated, going: seat })
    const commitEntry = entryCommitter({ ...options, committer: whileSaved(version) })
    await commitEntry(loaded, applied, seated)
    return true
  }

  /** A withdrawn premove is not played: the row is locked while the entry is written. */
  function whileSaved(version: number): Committer {
    return {
      commit: (entry) =>
        inTransaction(database, async (client) => {
          if (!(await lockPremoves(client, entry.match, entry.seat, version))) return false
          return (await commitMoves(client, [entry])).has(entry.match)
        }),
    }
  }
}

function whyStopped(
  moment: string,
  because: Extract<ReturnType<typeof duePremove>, { kind: 'ask' }>['because'],
): WhyStopped {
  return because.kind === 'changed'
    ? { moment, kind: 'changed', condition: because.condition }
    : { moment, kind: 'refused', rule: because.rule, facts: { ...because.facts } }
}
