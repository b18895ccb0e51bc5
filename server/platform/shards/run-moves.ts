import type { Logger } from 'pino'
import type { Database } from '../storage/database.ts'
import { type BucketMove, putOff, takeMove } from './bucket-moves.ts'
import { type MoveOutcome, type MoverTerms, moveBucket } from './move-bucket.ts'
import { homeStore } from './store-map.ts'
import { Overtaken } from './store-session.ts'

export interface RunMovesTerms extends MoverTerms {
  readonly home: Database
  readonly log: Logger
  readonly onOutcome?: (move: BucketMove, outcome: MoveOutcome) => void
  /** Milliseconds until a move that failed is tried again. */
  readonly retryAfter?: number
  /** Ends the work after the bucket that is under way. */
  readonly signal?: AbortSignal
}

/** A number that no other advisory lock of the home store has. */
const moversLock = '5108613329744112640'

/** Milliseconds after which the home store is given up; the lock goes with the connection. */
const homePatience = 10_000

/**
 * Takes buckets on until none can go on now. One mover works at a time: false if another one does. A move that fails is put off
 * and keeps no other waiting.
 */
export async function runMoves(terms: RunMovesTerms): Promise<boolean> {
  const { home, log, retryAfter = 10_000, signal } = terms
  if (!(await areDue(home))) return true
  const lock = await home.connect({ queryTimeout: homePatience })
  try {
    const { rows } = await lock.query<{ mine: boolean }>(`select pg_try_advisory_lock(${moversLock}) as mine`)
    if (!rows[0]?.mine) return false
    for (let move = await takeMove(lock); move && !signal?.aborted; move = await takeMove(lock)) {
      const { bucket, source, target } = move
      try {
        const outcome = await moveBucket({ lock, storeNamed: (name) => storeNamed(home, name) }, move, terms)
        log.info({ bucket, source, target, ...outcome }, 'bucket taken on')
        terms.onOutcome?.(move, outcome)
      } catch (error) {
        if (!(error instanceof Overtaken))
          log.warn({ bucket, source, target, err: error }, 'bucket not moved; trying again later')
        // Where it was taken back this does nothing.
        await putOff(lock, move, retryAfter, error instanceof Error ? error.message : String(error))
      }
    }
    return true
  } finally {
    await lock.end().catch(() => undefined)
  }
}

/** Asked by every courier each second, so without a connection of its own. */
async function areDue({ pool }: Database): Promise<boolean> {
  const { rowCount } = await pool.query('select from bucket_moves where try_at <= now() limit 1')
  return rowCount === 1
}

async function storeNamed(home: Database, name: string): Promise<Database | undefined> {
  if (name === homeStore) return home
  const { rows } = await home.pool.query<{ url: string }>('select url from stores where name = $1', [name])
  return rows[0] && home.another(rows[0].url)
}
