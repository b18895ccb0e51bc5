import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../storage/database.ts'
import { isFenced } from './fenced.ts'
import { storesOf } from './stores.ts'

/** A bucket is on its way for less than a second. */
const patience = 5_000

/** Does something, and once more if it met a bucket that is on its way or elsewhere, with the map that is then right. */
export async function retryFenced<T>(home: Database, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isFenced(error) || performance.now() > end) throw error
      if (!(await storesOf(home).refresh())) await wait(50)
    }
  }
}
