import { setTimeout as wait } from 'node:timers/promises'
import { isQuarantine } from '../matches/quarantine.ts'

/**
 * Tries again, ever more slowly, what failed; gives up after some time, when nobody wants it any more, or when
 * only an operator could help. */
export async function persist<T>(attempt: () => Promise<T>, patience: number, wanted: () => boolean): Promise<T> {
  const until = Date.now() + patience
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await attempt()
    } catch (error) {
      if (isQuarantine(error) || !wanted() || Date.now() + pause > until) throw error
      await wait(pause)
    }
  }
}
