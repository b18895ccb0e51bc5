import type { Seat } from '@carriage/kernel'
import type { Clock, MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { commitSize } from '../../platform/operations/metrics.ts'
import { commitWindow } from './commit-window.ts'

/** One entry on its way into the log of one match. */
export interface Commit {
  readonly match: MatchId
  /** The version that the entry was made for; it becomes the next one. */
  readonly expected: number
  readonly seat: Seat
  readonly command: string
  readonly bot: boolean
  /** The entry as JSON. */
  readonly entry: string
  readonly at: number
  /** A bit for each seat that has to decide now. */
  readonly waiting: number
  readonly clock: Clock | null
  /** The result as JSON, when the match is over. */
  readonly result: string | null
  /** Omitted if the deadline is unchanged; null to remove it. */
  readonly due?: number | null
  readonly notification: { readonly kind: 'turn' | 'over'; readonly content: string } | null
}

export interface Committer {
  /** Whether the match moved on. If not, another process was first. Throws if the database cannot be reached. */
  commit(entry: Commit): Promise<boolean>
  /**
   * Resolves when something could be sent; undefined if it could be at once. Moves that wait until then are judged
   * together.
   */
  free?(): Promise<void> | undefined
}

interface Waiting {
  readonly entry: Commit
  readonly resolve: (moved: boolean) => void
  readonly reject: (error: unknown) => void
}

const largestBatch = 256

/** A batch of this size waits for no more: each commit pays an eighth of the fixed price of a transaction. */
const enough = 8

/**
 * Commits of different matches that come together share one round trip and one flush to disk. The next batch fills
 * while `inFlight` of them are under way, and at a high rate also for a short while before it is sent.
 */
export function createCommitter(pool: Pick<pg.Pool, 'query'>, inFlight = 2): Committer {
  const windowAt = commitWindow()
  let queue: Waiting[] = []
  let pending = 0
  let scheduled = false
  /** Whether the next batch has waited long enough. */
  let ready = false
  let waiting: NodeJS.Timeout | undefined
  let freed: Promise<void> | undefined
  let release: () => void = ignore

  return {
    free() {
      if (pending < inFlight) return undefined
      freed ??= new Promise((resolve) => {
        release = resolve
      })
      return freed
    },
    commit: (entry) =>
      new Promise((resolve, reject) => {
        queue.push({ entry, resolve, reject })
        const milliseconds = windowAt(performance.now())
        if (milliseconds === 0 || queue.length >= enough) endWindow()
        else waiting ??= setTimeout(endWindow, milliseconds)
      }),
  }

  function endWindow(): void {
    ready = true
    schedule()
  }

  function schedule(): void {
    if (scheduled || !ready || pending >= inFlight) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      clearTimeout(waiting)
      waiting = undefined
      const batch = queue.slice(0, largestBatch)
      queue = queue.slice(largestBatch)
      ready = queue.length > 0
      pending++
      commitSize.record(batch.length)
      void send(batch).finally(() => {
        pending--
        release()
        freed = undefined
        schedule()
      })
      schedule()
    })
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      const moved = await commitMoves(
        pool,
        batch.map(({ entry }) => entry),
      )
      for (const { entry, resolve } of batch) resolve(moved.has(entry.match))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}

/**
 * Calls the function that alone writes moves. Returns the matches that moved on. A match may be in a batch once. Rows
 * are locked in the order of the batch, which is the same in every process: otherwise two that commit for the same
 * matches while one takes over from the other would deadlock.
 */
export async function commitMoves(
  pool: Pick<pg.Pool, 'query'>,
  given: readonly Commit[],
): Promise<ReadonlySet<string>> {
  const batch = given.toSorted((one, other) => (one.match < other.match ? -1 : 1))
  const { rows } = await pool.query<{ id: string }>({
    name: 'commit_moves',
    text: `select commit_moves($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) as id`,
    values: [
      batch.map(({ match }) => match),
      batch.map(({ expected }) => expected),
      batch.map(({ seat }) => seat),
      batch.map(({ command }) => command),
      batch.map(({ bot }) => bot),
      batch.map(({ entry }) => entry),
      batch.map(({ at }) => timestamp(at)),
      batch.map(({ waiting }) => waiting),
      batch.map(({ clock }) => clock && JSON.stringify(clock)),
      batch.map(({ result }) => result),
      batch.map(({ due }) => due !== undefined),
      batch.map(({ due }) => (due === undefined || due === null ? null : timestamp(due))),
      batch.map(({ notification }) => notification?.kind ?? null),
      batch.map(({ notification }) => notification?.content ?? null),
    ],
  })
  return new Set(rows.map(({ id }) => id))
}

/** In the format of the database; the driver would write a date in local time, several times slower. */
function timestamp(at: number): string {
  return new Date(at).toISOString()
}

function ignore(): void {}
