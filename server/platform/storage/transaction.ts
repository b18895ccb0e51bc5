import type pg from 'pg'
import { isUnanswered } from './away.ts'
import type { Database } from './database.ts'

/** Runs all work in one transaction, which is rolled back if something is thrown. */
export async function inTransaction<T>({ pool }: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot roll back must not be reused.
    if (error instanceof Error && isUnanswered(error)) broken = error
    else
      await client.query('rollback').catch((reason: unknown) => {
        broken = reason instanceof Error ? reason : new Error(String(reason))
      })
    throw error
  } finally {
    client.release(broken)
  }
}
