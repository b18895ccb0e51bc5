import {
  headers,
  type NatsConnection,
  type Subscription as NatsSubscription,
  PermissionViolationError,
} from '@nats-io/transport-node'
import type { Bus, BusFault, BusOptions, Subscription } from './bus.ts'
import { answered, describeFailure, heard, reporting } from './faults.ts'
import { connectWith, type NatsAccess } from './nats-access.ts'
import { natsOutbox } from './nats-outbox.ts'
import { failedHeader, type Line, natsRequests } from './nats-requests.ts'

export interface NatsOptions extends BusOptions {
  readonly access?: NatsAccess | undefined
  /** What all subjects of this house begin with, so that several can share a NATS; none if it is empty. */
  readonly prefix?: string | undefined
  /** The subject, below the prefix, under which this process gets its answers. */
  readonly inbox?: string | undefined
  /** Called when the connection breaks, or does not come about yet. */
  readonly onLost?: ((reason: string, error?: unknown) => void) | undefined
  /** Called when the servers no longer let this process in. Its bus is closed for good. */
  readonly onShutOut?: ((error: Error) => void) | undefined
}

/** The bus of a house of several processes. It reconnects by itself for as long as it is open. */
export async function connectNats(url: string, options: NatsOptions = {}): Promise<Bus> {
  const { access = {}, prefix = '', inbox = '_INBOX', onLost, onShutOut } = options
  const connection = await connectWith(url, access, (error) => onLost?.('unreachable', error))
  void connection.closed().then((error) => {
    if (error) onShutOut?.(error)
  })
  const report = reporting(options)
  const line: Line = { up: true, losses: 0 }
  const start = prefix === '' ? '' : `${prefix}.`
  const own = (subject: string) => start + subject
  const within = (subject: string) => (subject.startsWith(start) ? subject.slice(start.length) : subject)
  void watch(connection, line, options, ({ subject, operation, message }) =>
    report({ kind: 'refused', subject: within(subject), error: new Error(`${operation}: ${message}`) }),
  )
  const outbox = natsOutbox(connection, ({ subject, ...fault }: BusFault) =>
    report({ subject: within(subject), ...fault }),
  )
  const request = natsRequests({ connection, outbox, line, report, inbox: own(inbox) })

  return {
    publish(subject, text) {
      try {
        outbox.send(own(subject), text)
      } catch (error) {
        report({ kind: 'tooLarge', subject, error })
      }
    },
    subscribe: (subject, listen) =>
      ending(
        connection.subscribe(own(subject), {
          callback: (error, message) => {
            if (!error) heard(() => listen(message.string(), within(message.subject)), within(message.subject), report)
          },
        }),
      ),
    take: (subject, listen) =>
      ending(
        connection.subscribe(own(subject), {
          queue: 'take',
          callback: (error, message) => {
            if (!error) heard(() => listen(message.string()), subject, report)
          },
        }),
      ),
    serve: (subject, answer) =>
      ending(
        connection.subscribe(own(subject), {
          queue: 'answer',
          callback: (error, message) => {
            if (error || !message.reply) return
            const { reply } = message
            answered(() => answer(message.string()), subject, outbox.largest, report)
              .then(
                (text) => outbox.send(reply, text),
                (failed: unknown) =>
                  outbox.send(reply, JSON.stringify(describeFailure(failed)), { headers: failure() }),
              )
              .catch((unsent: unknown) => report({ kind: 'unsent', subject, error: unsent }))
          },
        }),
      ),
    // As a promise also where the question is too large.
    request: async (subject, text, timeout = 5_000) => request(own(subject), text, timeout),
    async flush() {
      outbox.handOver()
      await connection.flush()
    },
    async close() {
      outbox.handOver()
      await connection.drain().catch(() => connection.close())
    },
  }
}

async function watch(
  connection: NatsConnection,
  line: Line,
  { onLost }: NatsOptions,
  onRefused: (error: PermissionViolationError) => void,
): Promise<void> {
  for await (const status of connection.status()) {
    const { type } = status
    if (type === 'reconnect') line.up = true
    if (type === 'disconnect') {
      line.up = false
      line.losses += 1
    }
    if (type === 'error' && status.error instanceof PermissionViolationError) onRefused(status.error)
    else if (type === 'disconnect') onLost?.(type)
    else if (type === 'error') onLost?.(type, status.error)
  }
}

function failure(): ReturnType<typeof headers> {
  const head = headers()
  head.set(failedHeader, '1')
  return head
}

function ending(subscription: NatsSubscription): Subscription {
  return { end: () => subscription.unsubscribe() }
}
