import type { Database } from '../storage/database.ts'
import { type Store, storesOf } from './stores.ts'

/** Something that goes on until it is stopped. */
interface Loop {
  stop(): Promise<void>
}

/** How often it is looked whether there is another store. */
const lookEvery = 1_000

/**
 * Runs something in every store, each by itself, so that one that is away holds up no other. Stores that come later are
 * found as soon as the map of this process has them.
 */
export function inEachStore(home: Database, start: (store: Store) => Loop): Loop {
  const stores = storesOf(home)
  const running = new Map<Store, Loop>()
  const timer = setInterval(look, lookEvery)
  look()
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all([...running.values()].map((loop) => loop.stop()))
    },
  }

  function look(): void {
    const here = stores.all()
    for (const store of here) if (!running.has(store)) running.set(store, start(store))
    for (const [store, loop] of running)
      if (!here.includes(store)) {
        running.delete(store)
        void loop.stop()
      }
  }
}
