import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { whoLooks } from '../play/sockets/presence.ts'
import type { ChannelOptions } from './channels.ts'
import { collect } from './collect.ts'
import type { NotificationDeps } from './compose.ts'
import { type Delivery, type DeliveryRound, deliverNotification } from './deliver.ts'
import { type Due, takeDigest, takeSingles } from './due.ts'
import { pauseAfter } from './pause.ts'

export interface DispatcherOptions {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
  readonly noticeDeps: NotificationDeps
  readonly ways: ChannelOptions
  readonly habits?: Partial<Habits>
}

/** Times in milliseconds. */
interface Habits {
  /** Between two looks at the outbox. */
  readonly every: number
  /** Between a turn and its notice: a player who moves or looks meanwhile needs none. */
  readonly timeout: number
  /** After which any courier may take a notice whose courier fell silent. Twice as long as any attempt takes. */
  readonly lease: number
  readonly pauseAfter: (tries: number) => number | undefined
  /** Attempts under way at once. */
  readonly parallel: number
}

const usual: Habits = { every: 1_000, timeout: 2_000, lease: 30_000, pauseAfter, parallel: 64 }

export interface Dispatcher {
  /** How many parcels ended in each way, for the operator. */
  readonly tally: Readonly<Record<Delivery, number>>
  /** Takes nothing new and waits for what is under way. */
  stop(): Promise<void>
}

/** Carries notices from the outbox to people until it is stopped. Any number of couriers may work side by side. */
export function startDispatcher({ database, bus, log, noticeDeps, ways, habits = {} }: DispatcherOptions): Dispatcher {
  const { every, timeout, lease, parallel, ...rest } = { ...usual, ...habits }
  const round: DeliveryRound = {
    database,
    noticeDeps,
    ways,
    log,
    whoLooks: (match) => whoLooks(bus, match),
    pauseAfter: rest.pauseAfter,
  }
  const tally: Record<Delivery, number> = { sent: 0, dropped: 0, failed: 0, takenOver: 0 }
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  const walking = walk()

  return {
    tally,
    async stop() {
      stopping.abort()
      await walking
      await Promise.all(underWay)
    },
  }

  async function walk(): Promise<void> {
    while (!stopping.signal.aborted) {
      let busy = false
      try {
        busy = await look()
      } catch (error) {
        log.warn({ err: error }, 'notice poll failed; trying again')
      }
      // At the limit it waits for one to come free rather than for the next round.
      if (underWay.size >= parallel) await Promise.race(underWay)
      else if (!busy) await wait(every, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  /** Says whether there may be more to do at once. */
  async function look(): Promise<boolean> {
    const collected = await collect(database, timeout)
    const room = parallel - underWay.size
    const singles = room > 0 ? await takeSingles(database, room, lease) : []
    for (const single of singles) go(single, 'single')
    // Digests wait until the outbox is empty, so that none leaves without its last news.
    const digest = collected === 0 && underWay.size < parallel ? await takeDigest(database, lease) : []
    if (digest.length > 0) go(digest, 'digest')
    return collected > 0 || singles.length > 0 || digest.length > 0
  }

  function go(dues: readonly Due[], kind: 'single' | 'digest'): void {
    const errand = deliverNotification(dues, kind, round)
      .then((delivery) => {
        tally[delivery] += 1
      })
      .catch((error: unknown) => {
        // The lease runs out and a courier tries again.
        log.error({ err: error, notices: dues.map(({ id }) => id) }, 'notice failed')
      })
      .finally(() => underWay.delete(errand))
    underWay.add(errand)
  }
}
