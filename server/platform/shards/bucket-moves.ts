import type pg from 'pg'
import { isUnanswered } from '../storage/away.ts'
import type { Database } from '../storage/database.ts'
import { homeStore } from './store-map.ts'
import { Overtaken } from './store-session.ts'

/** A bucket on its way, as the home store knows it. */
export interface BucketMove {
  readonly bucket: string
  readonly source: string
  readonly target: string
  readonly state: 'copying' | 'fenced' | 'switched' | 'emptying' | 'returning'
  readonly attempt: number
}

/** Plans to move buckets to a store. Those that are there, or on their way, are left out. Gives those that will move. */
export async function planBucketMoves(
  { pool }: Pick<Database, 'pool'>,
  buckets: readonly string[],
  target: string,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ bucket: string }>(
    `insert into bucket_moves (bucket, source, target)
     select given.bucket, coalesce(p.store, $3), $2
     from unnest($1::text[]) given(bucket) left join bucket_places p on p.bucket = given.bucket
     where coalesce(p.store, $3) <> $2
     on conflict do nothing returning bucket`,
    [buckets, target, homeStore],
  )
  return rows.map(({ bucket }) => bucket)
}

/** Takes back moves whose bucket is still played at its source; all of them, or some. Gives those that return. */
export async function cancelMoves(
  { pool }: Pick<Database, 'pool'>,
  buckets?: readonly string[],
): Promise<readonly string[]> {
  // A mover that is at work finds itself overtaken before it can switch.
  const { rows } = await pool.query<{ bucket: string }>(
    `update bucket_moves set state = 'returning', attempt = nextval('bucket_attempts'), try_at = now(), fault = null
     where state in ('copying', 'fenced') and ($1::text[] is null or bucket = any($1)) returning bucket`,
    [buckets ?? null],
  )
  return rows.map(({ bucket }) => bucket)
}

/** Has moves that failed tried again at once. */
export async function hurryMoves({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('update bucket_moves set try_at = now() where fault is not null')
}

/** The next move that may be tried, given to the mover that asks. */
export async function takeMove(client: pg.Client): Promise<BucketMove | undefined> {
  const { rows } = await client.query<BucketMove>(
    `update bucket_moves set attempt = nextval('bucket_attempts')
     where bucket = (select bucket from bucket_moves where try_at <= now()
       order by fault is not null, state not in ('fenced', 'switched'), try_at, bucket limit 1)
     returning bucket, source, target, state, attempt`,
  )
  return rows[0]
}

/** Writes down how far a move is, and when it goes on. Throws if another mover, or a person who took it back, was first. */
export async function noteState(
  client: pg.Client,
  { bucket, attempt }: BucketMove,
  state: 'copying' | 'fenced' | 'emptying',
  wait = 0,
): Promise<void> {
  const { rowCount } = await client.query(
    `update bucket_moves set state = $3, try_at = now() + $4 * interval '1 millisecond'
     where bucket = $1 and attempt = $2`,
    [bucket, attempt, state, wait],
  )
  if (rowCount !== 1) throw new Overtaken(bucket)
}

export async function endMove(client: pg.Client, { bucket, attempt }: BucketMove): Promise<void> {
  await client.query('delete from bucket_moves where bucket = $1 and attempt = $2', [bucket, attempt])
}

/** Puts a failed move off by some milliseconds; by a second at most where players may be waiting. */
export async function putOff(
  client: pg.Client,
  { bucket, attempt }: BucketMove,
  wait: number,
  fault: string,
): Promise<void> {
  await client.query(
    `update bucket_moves set fault = $4, try_at = now()
       + case when state in ('fenced', 'switched') then least($3, 1000) else $3 end * interval '1 millisecond'
     where bucket = $1 and attempt = $2`,
    [bucket, attempt, wait, fault],
  )
}

/** The store that the map names for a bucket. */
export async function storeOfBucket(client: Pick<pg.Client, 'query'>, bucket: string): Promise<string> {
  const { rows } = await client.query<{ store: string }>('select store from bucket_places where bucket = $1', [bucket])
  return rows[0]?.store ?? homeStore
}

/** From its commit on the bucket belongs to the target. Throws if the move was taken over or back before. */
export async function switchPlace(client: pg.Client, { bucket, target, attempt }: BucketMove): Promise<void> {
  await client.query('begin')
  try {
    const { rowCount } = await client.query(
      `update bucket_moves set state = 'switched', fault = null where bucket = $1 and attempt = $2 and state = 'fenced'`,
      [bucket, attempt],
    )
    if (rowCount !== 1) throw new Overtaken(bucket)
    if (target === homeStore) await client.query('delete from bucket_places where bucket = $1', [bucket])
    else
      await client.query(
        'insert into bucket_places (bucket, store) values ($1, $2) on conflict (bucket) do update set store = excluded.store',
        [bucket, target],
      )
    await client.query('commit')
  } catch (error) {
    if (!isUnanswered(error)) await client.query('rollback').catch(() => undefined)
    throw error
  }
}
