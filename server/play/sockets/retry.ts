import { setTimeout as wait } from 'node:timers/promises'
import { isQuarantine } from '../matches/quarantine.ts'

/**
 * Retries with growing pauses. Gives up after `timeout` milliseconds, when the result is no longer wanted, or when the
 * match is in quarantine.
 */
export async function retry<T>(attempt: () => Promise<T>, timeout: number, wanted: () => boolean): Promise<T> {
  const until = Date.now() + timeout
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await attempt()
    } catch (error) {
      if (isQuarantine(error) || !wanted() || Date.now() + pause > until) throw error
      await wait(pause)
    }
  }
}
