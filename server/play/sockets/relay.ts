import type pg from 'pg'
import type { Logger } from 'pino'
import type { Database } from '../../platform/storage/database.ts'
import type { WatchedTable } from './watched-table.ts'

export interface Relay {
  /** Resolves when the current look has ended. */
  stop(): Promise<void>
}

/** The part of a watched table that the relay uses. */
export type RelayedTable = Pick<WatchedTable, 'noteVersion' | 'reached' | 'goBackTo'>

export interface RelayOptions {
  readonly database: Database
  readonly log: Logger
  readonly tables: ReadonlyMap<string, RelayedTable>
  /** Called when the database has an entry that did not arrive by the bus. */
  readonly onNews: () => void
  /** The time between two looks, in milliseconds. */
  readonly every?: number
}

/** Matches of one query of a full round. */
const atOnce = 1_000
/** How long rows are stored. */
const retention = 300_000
/** A relay that did not look for this long restarts: the rows it missed may be swept. */
const tooLong = 60_000
const sweepEvery = 60_000
const sweptAtOnce = 10_000

/**
 * Finds entries that were committed but not published, because a process died in between or the bus lost them; the
 * viewer groups then fetch them. Each look queries the commits that became visible since the snapshot of the last look,
 * so its cost depends on the moves, not on the watched tables, and a transaction that started long ago is not missed. A
 * snapshot is meaningless to another server: with each new connection the versions of all watched matches are read
 * once, and a table that was ahead goes back to the state of the database.
 */
export function startRelay({ database, log, tables, onNews, every = 1_000 }: RelayOptions): Relay {
  let session: RelaySession | undefined
  let looking: Promise<void> | undefined
  let failing = false
  const timer = setInterval(() => {
    // One look at a time, also where the database is slow.
    looking ??= look()
      .then(
        () => logFailure(false),
        (error: unknown) => {
          end()
          logFailure(true, error)
        },
      )
      .finally(() => {
        looking = undefined
      })
  }, every)
  return {
    async stop() {
      clearInterval(timer)
      await looking
      await session?.end()
    },
  }

  async function look(): Promise<void> {
    if (session?.isOver(performance.now())) end()
    if (session) onVersions(await session.look())
    else {
      session = await RelaySession.open(database)
      await readAll(session)
    }
    await session.sweep(performance.now())
  }

  /** The versions of all watched matches, once: commits after the session's first snapshot are found by looks. */
  async function readAll(reading: RelaySession): Promise<void> {
    const matches = [...tables.keys()]
    for (let from = 0; from < matches.length; from += atOnce) {
      const part = matches.slice(from, from + atOnce)
      const reached = new Map<string, number>(part.map((match) => [match, tables.get(match)?.reached ?? 0]))
      const versions = await reading.versionsOf(part)
      // Entries that were passed on before the query and are missing from the answer are lost: another server may have
      // taken over.
      for (const [match, version] of versions)
        if (version < (reached.get(match) ?? 0)) tables.get(match)?.goBackTo(version)
      onVersions(versions)
    }
  }

  function onVersions(versions: Versions): void {
    for (const [match, version] of versions) if (tables.get(match)?.noteVersion(version)) onNews()
  }

  function end(): void {
    void session?.end()
    session = undefined
  }

  /** An outage is one line at its start and one at its end. */
  function logFailure(fails: boolean, error?: unknown): void {
    if (fails === failing) return
    failing = fails
    if (fails) log.warn({ err: error }, 'relay cannot read the database, retrying')
    else log.info('relay reads the database again')
  }
}

type Versions = readonly (readonly [match: string, version: number])[]

/** One connection of a relay, and the snapshot up to which it has looked. */
class RelaySession {
  readonly #client: pg.Client
  #snapshot: string
  #lookedAt = performance.now()
  #sweptAt = performance.now()
  /** Snapshots of the last sweeps, oldest first: commits before one that is old enough can be deleted. */
  readonly #old: { readonly at: number; readonly snapshot: string }[] = []
  #lost = false

  private constructor(client: pg.Client, snapshot: string) {
    this.#client = client
    this.#snapshot = snapshot
    client.once('end', () => {
      this.#lost = true
    })
  }

  static async open(database: Database): Promise<RelaySession> {
    const client = await database.connect()
    try {
      const { rows } = await client.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
      return new RelaySession(client, rows[0]?.snapshot ?? '')
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
  }

  isOver(now: number): boolean {
    return this.#lost || now - this.#lookedAt > tooLong
  }

  async versionsOf(matches: readonly string[]): Promise<Versions> {
    const { rows } = await this.#client.query<{ id: string; version: number }>({
      name: 'versions-of',
      text: 'select match_id as id, version from match_heads where match_id = any($1)',
      values: [matches],
    })
    this.#lookedAt = performance.now()
    return rows.map(({ id, version }) => [id, version])
  }

  /** Commits that became visible since the last look. */
  async look(): Promise<Versions> {
    const { rows } = await this.#client.query<{ snapshot: string; moved: string | null }>({
      name: 'look-at-commits',
      text: `select pg_current_snapshot()::text as snapshot, (
               select string_agg(moved, ',') from (
                 select moved from commits where xid >= pg_snapshot_xmax($1::pg_snapshot)
                 union all
                 select moved from commits where xid = any(array(select pg_snapshot_xip($1::pg_snapshot)))
               ) c
             ) as moved`,
      values: [this.#snapshot],
    })
    const [row] = rows
    if (!row) return []
    this.#snapshot = row.snapshot
    this.#lookedAt = performance.now()
    return row.moved === null ? [] : row.moved.split(',').map(readMoved)
  }

  /** Deletes rows that every relay has read or will not read any more. */
  async sweep(now: number): Promise<void> {
    if (now - this.#sweptAt < sweepEvery) return
    this.#sweptAt = now
    this.#old.push({ at: now, snapshot: this.#snapshot })
    while (this.#old[1] && now - this.#old[1].at >= retention) this.#old.shift()
    const [oldest] = this.#old
    if (!oldest || now - oldest.at < retention) return
    await sweepCommits(this.#client, oldest.snapshot)
  }

  async end(): Promise<void> {
    this.#lost = true
    // It may be broken already.
    await this.#client.end().catch(() => undefined)
  }
}

/** Deletes the rows of commits that a snapshot saw; another gateway may do so at the same time. */
export async function sweepCommits(client: Pick<pg.Client, 'query'>, snapshot: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query({
      name: 'sweep-commits',
      text: `delete from commits where ctid = any(array(
               select ctid from commits
               where xid < pg_snapshot_xmax($1::pg_snapshot) and pg_visible_in_snapshot(xid, $1::pg_snapshot)
               order by xid limit ${sweptAtOnce} for update skip locked))`,
      values: [snapshot],
    })
    if ((rowCount ?? 0) < sweptAtOnce) return
  }
}

/** Reads "id version". */
function readMoved(text: string): readonly [match: string, version: number] {
  const space = text.indexOf(' ')
  return [text.slice(0, space), Number(text.slice(space + 1))]
}
