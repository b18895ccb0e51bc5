import { readRecord } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Bus, Subscription } from '../../platform/bus/index.ts'
import { ConcurrencyLimit } from '../../platform/concurrency-limit.ts'
import { ProblemError } from '../../tables/problem-error.ts'
import type { Budget } from './budget.ts'
import type { Commit } from './committer.ts'
import type { Failures } from './failures.ts'
import { blaming } from './fault.ts'
import { readImported, storedFrom } from './imported.ts'
import type { KeyedQueue } from './keyed-queue.ts'
import { type ClockedEntry, followEntry, type LoadedMatch, loadMatch, versionOf } from './loaded-match.ts'
import { LruCache } from './lru-cache.ts'
import { inQuarantine, isQuarantined } from './quarantine.ts'
import { readMatch, type StoredMatch, standsAlone } from './stored-match.ts'

/** The matches in the memory of this process, read from the database on demand. */
export interface LoadedMatches {
  /** The match as this process knows it; `whole` with its log from the first entry. */
  get(match: MatchId, options?: { readonly whole: boolean }): Promise<LoadedMatch | undefined>
  /** The match with at least one entry after `after`, otherwise as new as the database. */
  fresh(match: MatchId, after?: number): Promise<LoadedMatch | undefined>
  /** Whether the loaded match is as new as the database. An older one is dropped. */
  isCurrent(loaded: LoadedMatch): Promise<boolean>
  forget(match: MatchId): void
  /** The match and its whole log from the database, past the cache. */
  readWhole(match: MatchId): Promise<StoredMatch | undefined>
}

interface LoadedMatchesOptions {
  readonly pool: Pick<pg.Pool, 'query' | 'options'>
  readonly budget: Budget
  readonly failures: Failures
  readonly bus: Bus
  readonly queue: KeyedQueue
  readonly log: Logger
}

/** Published for each committed entry, for processes that have the match in memory. */
export const entriesSubject = (match: MatchId): string => `entries.${match}`

export function entryMessage({ expected, seat, command, bot, at, clock, entry }: Commit): string {
  const n = expected + 1
  return `${n} ${JSON.stringify({ n, seat, command, bot, at, clock }).slice(0, -1)},"entry":${entry}}`
}

/** Connections that reading never takes. When many matches are loaded at once, moves of others are still committed. */
const forCommits = 2

export function loadedMatches(
  { pool, budget, failures, bus, queue, log }: LoadedMatchesOptions,
  capacity: number,
  idle: number,
): LoadedMatches {
  const following = new Map<string, Subscription>()
  const cache = new LruCache<LoadedMatch>(capacity, { idle, isSpent: ({ over }) => over, onLeave: unfollow })
  const reading = new ConcurrencyLimit(Math.max(1, pool.options.max - forCommits))
  return { get, fresh, isCurrent, forget: (match) => cache.delete(match), readWhole: (match) => read(match, true) }

  async function get(match: MatchId, { whole } = { whole: false }): Promise<LoadedMatch | undefined> {
    const known = cache.get(match)
    if (known && !(whole && known.match.since > 0)) return known
    // Before it is read, so that no entry falls between.
    if (!following.has(match))
      following.set(
        match,
        bus.subscribe(entriesSubject(match), (text) => listener(match, text)),
      )
    try {
      const stored = await read(match, whole)
      const complete = !stored || standsAlone(stored) ? stored : await read(match, true)
      if (!complete) return undefined
      const loaded = await budget.run(`loading match ${match}`, () =>
        blaming(match, 'brokenLog', () => loadMatch(complete)),
      )
      failures.clear(match, 'load')
      cache.set(match, loaded)
      return loaded
    } finally {
      if (!cache.peek(match)) unfollow(match)
    }
  }

  function unfollow(match: string): void {
    following.get(match)?.end()
    following.delete(match)
  }

  /** An entry was committed, most often by this process, which has it already. */
  function listener(match: MatchId, text: string): void {
    const n = Number.parseInt(text, 10)
    const known = cache.peek(match)
    if (known && versionOf(known) >= n) return
    // In turn with commands: one that is under way loses the race, and the match is read again.
    queue
      .run(match, () => follow(match, n, text))
      .catch((error: unknown) => {
        cache.delete(match)
        log.info({ match, err: error }, 'following an entry of another process failed, match is loaded again')
      })
  }

  /**
   * Applies a new entry to a loaded match, without a query. A match that missed an entry is reloaded when needed.
   */
  async function follow(match: MatchId, n: number, text: string): Promise<void> {
    const known = cache.peek(match)
    if (!known || versionOf(known) >= n) return
    if (n > versionOf(known) + 1) return cache.delete(match)
    const entry = JSON.parse(text.slice(text.indexOf(' ') + 1)) as ClockedEntry // written by entryMessage
    await budget.run(`following match ${match}`, () => followEntry(known, entry))
  }

  async function fresh(match: MatchId, after = Number.POSITIVE_INFINITY): Promise<LoadedMatch | undefined> {
    const known = await get(match)
    if (!known || versionOf(known) > after || (await isCurrent(known))) return known
    return get(match)
  }

  async function isCurrent(loaded: LoadedMatch): Promise<boolean> {
    const { rows } = await reading.run(() =>
      pool.query<{ version: number }>({
        name: 'version',
        text: 'select version from match_heads where match_id = $1',
        values: [loaded.id],
      }),
    )
    const [head] = rows
    if (!head || head.version === versionOf(loaded)) return true
    cache.delete(loaded.id)
    return false
  }

  /** A match played here, or one that was imported as a record. */
  async function read(match: MatchId, whole: boolean): Promise<StoredMatch | undefined> {
    const stored = await reading.run(() => readMatch(pool, match, { whole }))
    if (stored) return stored
    const imported = await readImported(pool, match)
    if (imported === undefined) return undefined
    if (await isQuarantined(pool, match)) throw new ProblemError(inQuarantine)
    return blaming(match, 'brokenLog', () => storedFrom(match, readRecord(imported)))
  }
}
