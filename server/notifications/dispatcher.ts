import type { Logger } from 'pino'
import type { Bus } from '../platform/bus/index.ts'
import type { Database } from '../platform/storage/database.ts'
import { lease, pauseAfter, startPolling } from '../platform/storage/due-rows.ts'
import { whoLooks } from '../play/sockets/presence.ts'
import { type ChannelOptions, send as sendByChannel } from './channels.ts'
import { collect } from './collect.ts'
import type { ComposeOptions } from './compose.ts'
import { type Delivery, type DeliveryRound, deliverNotification } from './deliver.ts'
import { openDeliveryLog } from './delivery-log.ts'
import { type Due, takeDigest, takeSingles } from './due.ts'

export interface DispatcherOptions {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
  readonly composing: ComposeOptions
  readonly channels: ChannelOptions
  /** Replaces the delivery through channels, for tests. */
  readonly send?: typeof sendByChannel
  readonly habits?: Partial<Habits>
}

/** In milliseconds. */
interface Habits {
  /** Between two polls of the outbox while nothing is due. */
  readonly every: number
  /** The least age of an outbox entry: a player who moves or looks in the meantime needs no notification. */
  readonly timeout: number
  readonly lease: number
  readonly pauseAfter: (tries: number) => number | undefined
  /** Concurrent attempts. */
  readonly parallel: number
}

/** After this many attempts, about a day, a notification is given up. */
const mostTries = 14

const usual: Habits = {
  every: 1_000,
  timeout: 2_000,
  lease,
  pauseAfter: (tries) => (tries < mostTries ? pauseAfter(tries) : undefined),
  parallel: 1_024,
}

const batch = 500
/** Between two polls while notifications keep coming, so that they come in batches. */
const busyRest = 200

export interface Dispatcher {
  /** Parcels by outcome, for the operator. */
  readonly tally: Readonly<Record<Delivery, number>>
  /** Takes nothing new and waits for what is under way. */
  stop(): Promise<void>
}

/** Sends notifications from the outbox until it is stopped. Any number of dispatchers may run side by side. */
export function startDispatcher(options: DispatcherOptions): Dispatcher {
  const { database, bus, log, composing, channels: channelOptions, send = sendByChannel, habits = {} } = options
  const { every, timeout, lease, parallel, ...rest } = { ...usual, ...habits }
  const round: DeliveryRound = {
    database,
    deliveries: openDeliveryLog(database),
    composing,
    channels: channelOptions,
    send,
    log,
    whoLooks: (match) => whoLooks(bus, match),
    pauseAfter: rest.pauseAfter,
  }
  const tally: Record<Delivery, number> = { sent: 0, postponed: 0, dropped: 0, failed: 0, takenOver: 0 }
  const pending = new Set<Promise<void>>()
  const polling = startPolling({ what: 'notifications', log, every, look })

  return {
    tally,
    async stop() {
      await polling.stop()
      await Promise.all(pending)
    },
  }

  /** Returns how long it can rest. */
  async function look(): Promise<number> {
    const room = Math.min(parallel - pending.size, batch)
    // With little room it waits for more, since taking few at a time costs as much as taking many.
    if (room < parallel / 4) return busyRest / 10
    // An entry is for several people and their channels.
    const atMost = Math.floor(room / 2)
    const { entries, singles } = await collect(database, { timeout, lease, atMost })
    const again = await takeSingles(database, room, lease)
    for (const single of [...singles, ...again]) go(single, 'single')
    // Digests wait until the outbox is empty, so that none is sent without its last events.
    const digest = entries + again.length === 0 ? await takeDigest(database, timeout, lease) : []
    if (digest.length > 0) go(digest, 'digest')
    if (entries === atMost || again.length === room || digest.length > 0) return 0
    return entries + again.length > 0 ? busyRest : every
  }

  function go(dues: readonly Due[], kind: 'single' | 'digest'): void {
    const errand = deliverNotification(dues, kind, round)
      .then((delivery) => {
        tally[delivery] += 1
      })
      .catch((error: unknown) => {
        // The lease runs out and a dispatcher retries.
        log.error({ err: error, notifications: dues.map(({ id }) => id) }, 'notice failed')
      })
      .finally(() => pending.delete(errand))
    pending.add(errand)
  }
}
