import { setTimeout as pause } from 'node:timers/promises'
import {
  type NatsConnection,
  type Subscription as NatsSubscription,
  PermissionViolationError,
} from '@nats-io/transport-node'
import type { Bus, BusFault, BusOptions, Subscription } from './bus.ts'
import { reporting, subscribed } from './faults.ts'
import { listenersHere } from './listeners.ts'
import { connectWith, type NatsAccess } from './nats-access.ts'
import { natsOutbox } from './nats-outbox.ts'

export interface NatsOptions extends BusOptions {
  readonly access?: NatsAccess | undefined
  /** The prefix of all subjects of this site, so that several can share a NATS; empty for none. */
  readonly prefix?: string | undefined
  /** Called when the connection breaks, or cannot be made yet. */
  readonly onLost?: ((reason: string, error?: unknown) => void) | undefined
  /** Called when the servers no longer accept this process. Its bus is closed for good. */
  readonly onShutOut?: ((error: Error) => void) | undefined
  /** How long a start waits for NATS, in milliseconds; then the process serves without it until it is up. */
  readonly startTimeout?: number | undefined
}

/**
 * The bus of a site of several processes. It reconnects automatically while it is open. Listeners of this process are
 * called at once; NATS carries a message to the others and does not return it to its sender.
 */
export async function connectNats(url: string, options: NatsOptions = {}): Promise<Bus> {
  const { access = {}, prefix = '', onLost, onShutOut, startTimeout = 5_000 } = options
  const report = reporting(options)
  const start = prefix === '' ? '' : `${prefix}.`
  const own = (subject: string) => start + subject
  const within = (subject: string) => (subject.startsWith(start) ? subject.slice(start.length) : subject)
  const here = listenersHere(report)
  /** The subscriptions of this process, to be made once NATS is up. */
  const asked = new Set<Asked>()
  let connection: NatsConnection | undefined
  let isUp = false
  const closing = new AbortController()
  const outbox = natsOutbox(
    () => (isUp ? connection : undefined),
    ({ subject, ...fault }: BusFault) => report({ subject: within(subject), ...fault }),
  )
  const connecting = connectWith(url, access, (error) => onLost?.('unreachable', error), closing.signal).then(begin)
  const inTime = await Promise.race([connecting.then(() => true), pause(startTimeout, false, { ref: false })])
  // A process that is refused at its start learns it from the rejection above, later from this.
  if (!inTime) connecting.catch((error: unknown) => closing.signal.aborted || onShutOut?.(asError(error)))

  return {
    publish(subject, text) {
      try {
        const isTaken = here.takes(subject)
        // Also without listeners elsewhere, so that it is refused in every process or in none.
        if (!isTaken) outbox.send(own(subject), text)
        queueMicrotask(() => {
          here.notify(subject, text)
          if (isTaken) here.handOver(subject, text)
        })
      } catch (error) {
        report({ kind: 'tooLarge', subject, error })
      }
    },
    subscribe: (subject, listen) =>
      both(here.subscribe(subject, listen), (open) =>
        open.subscribe(own(subject), {
          callback: (error, message) => {
            if (!error)
              subscribed(() => listen(message.string(), within(message.subject)), within(message.subject), report)
          },
        }),
      ),
    take: (subject, listen) =>
      both(here.take(subject, listen), (open) =>
        open.subscribe(own(subject), {
          queue: 'take',
          callback: (error, message) => {
            if (!error) subscribed(() => listen(message.string()), subject, report)
          },
        }),
      ),
    async flush() {
      if (!connection || !isUp) throw new Error('NATS is not connected.')
      outbox.handOver()
      await connection.flush()
    },
    async close() {
      closing.abort()
      here.clear()
      outbox.handOver()
      await (isUp ? connection?.drain().catch(() => connection?.close()) : connection?.close())
    },
  }

  async function begin(open: NatsConnection): Promise<void> {
    if (closing.signal.aborted) return open.close()
    connection = open
    isUp = true
    for (const each of asked) each.subscription = each.ask(open)
    void open.closed().then((error) => {
      isUp = false
      if (error) onShutOut?.(error)
    })
    void watch(open)
  }

  async function watch(open: NatsConnection): Promise<void> {
    for await (const status of open.status()) {
      const { type } = status
      if (type === 'reconnect') isUp = true
      if (type === 'disconnect') {
        isUp = false
        onLost?.(type)
      }
      if (type !== 'error') continue
      const { error } = status
      if (!(error instanceof PermissionViolationError)) onLost?.(type, error)
      else {
        const subject = within(error.subject)
        report({ kind: 'refused', subject, error: new Error(`${error.operation}: ${error.message}`) })
      }
    }
  }

  function both(listening: Subscription, ask: Asked['ask']): Subscription {
    const each: Asked = { ask, subscription: connection && ask(connection) }
    asked.add(each)
    return {
      end() {
        listening.end()
        asked.delete(each)
        each.subscription?.unsubscribe()
      },
    }
  }
}

/** A subscription of this process. */
interface Asked {
  readonly ask: (open: NatsConnection) => NatsSubscription
  /** At NATS, once it is up. */
  subscription: NatsSubscription | undefined
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
