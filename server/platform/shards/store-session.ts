import type pg from 'pg'
import { isUnanswered } from '../storage/away.ts'
import type { Database } from '../storage/database.ts'

/** A connection to a store with which one mover changes one bucket. */
export interface StoreSession {
  readonly client: pg.Client
  /** Does everything in one transaction, or nothing: also where another mover has begun here since. */
  change<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A mover that another one has taken the work from. */
export class Overtaken extends Error {
  constructor(bucket: string) {
    super(`Another mover has taken over bucket ${bucket}.`)
    this.name = 'Overtaken'
  }
}

export interface SessionOwner {
  readonly bucket: string
  readonly attempt: number
  /** Milliseconds after which a store that does not answer is given up. */
  readonly timeout: number
}

export async function openSession(
  database: Database,
  { bucket, attempt, timeout: patience }: SessionOwner,
): Promise<StoreSession> {
  const client = await database.connect({ queryTimeout: patience })
  // Rows are compared as texts, and may pass the fence. A lock is waited for only as long as players can wait behind it.
  await client.query(
    `select from set_config('timezone', 'UTC', false) as zone, set_config('datestyle', 'ISO', false) as dates,
       set_config('bytea_output', 'hex', false) as bytes, set_config('extra_float_digits', '1', false) as floats,
       set_config('carriage.moving', 'on', false) as moving, set_config('lock_timeout', '250', false) as locks`,
  )
  return {
    client,
    async change(work) {
      await client.query('begin')
      try {
        const { rowCount } = await client.query(
          `insert into bucket_movers (bucket, attempt) values ($1, $2) on conflict (bucket)
             do update set attempt = excluded.attempt where bucket_movers.attempt <= excluded.attempt`,
          [bucket, attempt],
        )
        if (rowCount !== 1) throw new Overtaken(bucket)
        const result = await work(client)
        await client.query('commit')
        return result
      } catch (error) {
        if (!isUnanswered(error)) await client.query('rollback').catch(() => undefined)
        throw error
      }
    },
    close: () => client.end(),
  }
}
