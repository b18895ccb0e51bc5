import { setTimeout as wait } from 'node:timers/promises'

/** Tries again, ever more slowly, what failed; gives up after some time, or when nobody wants it any more. */
export async function persist<T>(attempt: () => Promise<T>, patience: number, wanted: () => boolean): Promise<T> {
  const until = Date.now() + patience
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await attempt()
    } catch (error) {
      if (!wanted() || Date.now() + pause > until) throw error
      await wait(pause)
    }
  }
}
