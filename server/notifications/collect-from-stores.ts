import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { applyEvents, homeStore, inEachStore, passOnLooks, storesOf } from '../platform/shards/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { writeNotifications } from './collect.ts'

export interface CollectingOptions {
  readonly database: Database
  readonly log: Logger
  /** Milliseconds between two looks. */
  readonly every: number
  readonly timeout: number
}

/**
 * Carries the events of other stores to the home store, each by itself, so that one that is away holds up no other; and to
 * them what the home store has for their clocks.
 */
export function collectFromStores({ database, log, every, timeout }: CollectingOptions): {
  stop(): Promise<void>
} {
  return inEachStore(database, (store) => {
    const stopping = new AbortController()
    const walking = walk()
    return {
      async stop() {
        stopping.abort()
        await walking
      },
    }

    async function walk(): Promise<void> {
      while (!stopping.signal.aborted) {
        const taken = await look().catch((error: unknown) => {
          log.warn({ store: store.name, err: error }, 'events of a store could not be carried; trying again')
          return 0
        })
        if (taken === 0) await wait(every, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }

    async function look(): Promise<number> {
      if (storesOf(database).all().length === 1) return 0
      await passOnLooks(database, store)
      return store.name === homeStore ? 0 : collectFrom(store)
    }

    function collectFrom(other: typeof store): Promise<number> {
      return applyEvents(database, other, (client, events) => writeNotifications(client, events, timeout))
    }
  })
}
