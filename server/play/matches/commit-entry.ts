import { hasDrawsAhead } from '@carriage/kernel'
import type { MatchId, Problem } from '@carriage/protocol'
import { failPoints } from '../../platform/operations/fail-points.ts'
import { noReturns } from '../clock/index.ts'
import type { Applied } from './apply-command.ts'
import type { CommandOutcome } from './command.ts'
import type { MatchesOptions } from './deps.ts'
import { type Frames, makeFrames } from './frames.ts'
import { type LoadedMatch, remember } from './loaded-match.ts'
import { entriesSubject, entryMessage } from './loaded-matches.ts'
import type { SeatedPlayers } from './players-cache.ts'
import { bitsOf } from './seat-bits.ts'

/** Commits an entry, or answers with the refusal. Undefined if another process changed the match first. */
export type CommitEntry = (
  loaded: LoadedMatch,
  applied: Applied,
  seated: SeatedPlayers,
) => Promise<CommandOutcome | undefined>

/** The number of entries between two snapshots of a position. */
const snapshotEvery = 32

/** Entries are published only after the commit: what a watcher has seen is durable. */
export function entryCommitter({
  database,
  bus,
  log,
  committer,
  matches,
  players,
  failures,
}: MatchesOptions): CommitEntry {
  return async (loaded, applied, seated) => {
    // This process may be behind the database, and what it refuses may be legal there.
    if (applied.kind === 'refused')
      return (await matches.isCurrent(loaded)) ? failedCommand(applied.problem) : undefined
    if (applied.kind === 'ask') throw new Error('A question to other seats is not an entry.')
    const { commit, entry, waiting } = applied
    const { returning } = seated
    if (returning !== undefined && !(await players.takeBack(loaded.id, returning))) {
      matches.forget(loaded.id)
      return failedCommand(noReturns().problem)
    }
    failPoints.beforeCommit.publish(loaded.id)
    const committing = committer.commit(commit)
    // Made during the commit, so that watchers get them sooner.
    const making = inNextTick(() => makeFrames(loaded.match.header.seats, entry))
    const committed = await committing.catch((error: unknown) => {
      matches.forget(loaded.id)
      throw error
    })
    if (!committed) {
      // Another process was first.
      matches.forget(loaded.id)
      return undefined
    }
    failPoints.afterCommit.publish(loaded.id)
    failures.clear(loaded.id, 'act')
    const frames = await making
    remember(loaded, frames)
    publish(loaded.id, frames)
    bus.publish(entriesSubject(loaded.id), entryMessage(commit))
    failPoints.afterPublish.publish(loaded.id)
    if (!commit.bot) await players.moved(loaded.id, commit.seat)
    if (waiting.some((seat) => seated.bots.includes(seat))) bus.publish('bots.wake', loaded.id)
    // A match resumed from a snapshot does not know earlier draws that were taken back. While some may have to be
    // repeated, no snapshot is written and the match is loaded with its whole log.
    if (entry.n % snapshotEvery === 0 && !hasDrawsAhead(loaded.match)) writeSnapshot(loaded, entry.n)
    return { ok: true, n: entry.n }
  }

  function publish(match: MatchId, frames: Frames): void {
    const own = bitsOf([...frames.seats.keys()])
    bus.publish(`frames.${match}.public`, `${frames.n} ${own}\n${frames.public}`)
    for (const [seat, text] of frames.seats) bus.publish(`frames.${match}.seat${seat}`, `${frames.n} 0\n${text}`)
  }

  /** Nothing waits for a snapshot: without it the match only loads more slowly. */
  function writeSnapshot(loaded: LoadedMatch, n: number): void {
    database.pool
      .query({
        name: 'keep',
        text: `insert into snapshots (match_id, n, state) values ($1, $2, $3)
          on conflict (match_id) do update set n = excluded.n, state = excluded.state where snapshots.n < excluded.n`,
        values: [loaded.id, n, JSON.stringify(loaded.match.state)],
      })
      .catch((error: unknown) => log.warn({ match: loaded.id, err: error }, 'snapshot write failed'))
  }
}

export function failedCommand(problem: Problem): CommandOutcome {
  return { ok: false, problem }
}

function inNextTick<T>(work: () => T): Promise<T> {
  const done = new Promise<void>((resolve) => setImmediate(resolve)).then(work)
  // The caller awaits `done` only after a successful commit; without this an earlier failure would be unhandled.
  done.catch(() => undefined)
  return done
}
