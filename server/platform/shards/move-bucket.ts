import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { failPoints } from '../operations/fail-points.ts'
import { readSqlState } from '../storage/away.ts'
import type { Database } from '../storage/database.ts'
import { type BucketMove, endMove, noteState, storeOfBucket, switchPlace } from './bucket-moves.ts'
import { type BucketCopy, copyBucket, copyDictionaries, emptyBucket, idRangeOf } from './copy-bucket.ts'
import { homeStore } from './store-map.ts'
import { openSession, type StoreSession } from './store-session.ts'

export interface MoverTerms {
  /** Milliseconds after which a store that does not answer is given up. */
  readonly timeout?: number
  /** Milliseconds between the switch and the deletion at the source: processes with an old map may still read there. */
  readonly rest?: number
}

export interface MoveDeps {
  /** Holds the lock of movers; what it writes counts only while it holds it. */
  readonly lock: pg.Client
  /** The store with this name, if there is one. */
  readonly storeNamed: (name: string) => Promise<Database | undefined>
}

/** What a mover did with a bucket. */
export type MoveOutcome =
  /** The bucket is played at its target now; before that it stood still for `stood` milliseconds. */
  | { readonly done: 'moved'; readonly stood: number; readonly matches: number }
  /** The same, after another mover had died right after the switch. */
  | { readonly done: 'lifted' }
  | { readonly done: 'emptied' }
  | { readonly done: 'returned' }

/** Matches that may have changed since the copy when the bucket is fenced. */
const few = 8
/** Nothing changes any more: the first round copies, the second copies whole logs again where it has to. */
const roundsFenced = 3
const locksTried = 40

/** Does for a bucket what its state asks for. What throws leaves a state that another mover goes on from. */
export async function moveBucket(
  { lock, storeNamed }: MoveDeps,
  move: BucketMove,
  { timeout: patience = 10_000, rest = 5_000 }: MoverTerms = {},
): Promise<MoveOutcome> {
  const { bucket, attempt } = move
  const opened: StoreSession[] = []
  try {
    switch (move.state) {
      case 'switched':
        await lift(await openKnown(move.target), bucket)
        await noteState(lock, move, 'emptying', rest)
        return { done: 'lifted' }
      case 'emptying':
        await emptySource(await openKnown(move.source))
        return { done: 'emptied' }
      case 'returning':
        await goBack(await openKnown(move.source))
        return { done: 'returned' }
      default:
        return await bring(await openKnown(move.source))
    }
  } finally {
    await Promise.all(opened.map((session) => session.close().catch(() => undefined)))
  }

  async function open(name: string): Promise<StoreSession | undefined> {
    const store = await storeNamed(name)
    if (!store) return undefined
    const session = await openSession(store, { bucket, attempt, timeout: patience })
    opened.push(session)
    return session
  }

  async function openKnown(name: string): Promise<StoreSession> {
    const session = await open(name)
    if (!session) throw new Error(`There is no store ${name}.`)
    return session
  }

  async function bring(source: StoreSession): Promise<MoveOutcome> {
    await mustBeAt(lock, bucket, move.source)
    // A mover may have died while the bucket was fenced. Until the copy is ready it can be played.
    await lift(source, bucket)
    await noteState(lock, move, 'copying')
    const target = await openKnown(move.target)
    await target.change((client) => client.query(insertFence, [bucket]))
    if (move.target !== homeStore) await copyDictionaries(lock, target)
    const copy = copyBucket(bucket, source, target)
    await copyWhilePlayed(copy)
    if (move.source === homeStore) await keepResults(source, bucket)
    failPoints.bucketCopied.publish(bucket)
    await noteState(lock, move, 'fenced')
    const began = performance.now()
    let switching = false
    try {
      await fence(source, bucket)
      failPoints.bucketFenced.publish(bucket)
      await copyRest(copy, bucket)
      failPoints.bucketCompared.publish(bucket)
      switching = true
      await switchPlace(lock, move)
    } catch (error) {
      // Players need not wait until the move is tried again, unless it may be switched already.
      if (!switching) await lift(source, bucket).catch(() => undefined)
      throw error
    }
    failPoints.bucketSwitched.publish(bucket)
    await lift(target, bucket)
    const stood = performance.now() - began
    await noteState(lock, move, 'emptying', rest)
    return { done: 'moved', stood, matches: copy.matches() }
  }

  /** The fence of the source stays, for processes with an old map. */
  async function emptySource(source: StoreSession): Promise<void> {
    await mustBeAt(lock, bucket, move.target)
    await emptyBucket(bucket, source, () => failPoints.bucketEmptied.publish(bucket))
    await endMove(lock, move)
  }

  /** The source is played as before. The fence of the target stays, in case a mover that was overtaken still copies. */
  async function goBack(source: StoreSession): Promise<void> {
    await mustBeAt(lock, bucket, move.source)
    await lift(source, bucket)
    const target = await open(move.target)
    if (target) await emptyBucket(bucket, target)
    await endMove(lock, move)
  }
}

const insertFence = 'insert into bucket_fences (bucket) values ($1) on conflict do nothing'

/** From the commit on no writer changes the bucket here, and none is in the middle of it: the locks waited for them. */
async function fence(source: StoreSession, bucket: string): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await source.change(async (client) => {
        await client.query(insertFence, [bucket])
        await client.query(
          `lock table matches, match_heads, moves, snapshots, deadlines, premoves, undo_requests, quarantines, archived_logs
             in share row exclusive mode`,
        )
      })
      return
    } catch (error) {
      if (!gotNoLock(error) || attempt === locksTried) throw error
      // Those who queued behind the lock get through first.
      await pause(100)
    }
}

function gotNoLock(error: unknown): boolean {
  return error instanceof Error && ['55P03', '40P01'].includes(readSqlState(error) ?? '')
}

async function lift(store: StoreSession, bucket: string): Promise<void> {
  await store.change((client) => client.query('delete from bucket_fences where bucket = $1', [bucket]))
}

/** Each round is shorter than the one before, until the matches that are played all the time are left. */
async function copyWhilePlayed(copy: BucketCopy): Promise<void> {
  let before = Number.POSITIVE_INFINITY
  for (;;) {
    const { found } = await copy.round()
    if (found <= few || found > before / 2) return
    before = found
  }
}

async function copyRest(copy: BucketCopy, bucket: string): Promise<void> {
  for (let round = 0; round < roundsFenced; round++) if ((await copy.round()).left === 0) return copy.copyDeadlines()
  throw new Error(`Bucket ${bucket} is not the same in both stores, though nobody plays.`)
}

/** Tables whose match ended in an early release have its result in `match_heads` only, which leaves home. */
async function keepResults({ client }: StoreSession, bucket: string): Promise<void> {
  await client.query(
    `update tables t set result = h.result from match_heads h
     where h.match_id = t.id and t.id >= $1 and t.id < $2 and t.state = 'over' and t.result is null`,
    idRangeOf(bucket),
  )
}

/** A mover deletes nothing, and fences nothing, that the map says otherwise about. */
async function mustBeAt(lock: pg.Client, bucket: string, expected: string): Promise<void> {
  const place = await storeOfBucket(lock, bucket)
  if (place !== expected) throw new Error(`Bucket ${bucket} is in store ${place}, not in ${expected}.`)
}
