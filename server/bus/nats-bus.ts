import { connect, headers, type NatsConnection, type Subscription as NatsSubscription } from '@nats-io/transport-node'
import type { Bus, BusTerms, Subscription } from './bus.ts'
import { answered, failureOf, heard, reporting } from './faults.ts'
import { natsOutbox } from './nats-outbox.ts'
import { failedHeader, type Line, natsRequests } from './nats-requests.ts'

export interface NatsTerms extends BusTerms {
  /** Called when the connection breaks. */
  readonly onLost?: ((reason: string) => void) | undefined
}

/** The bus of a house of several processes. It reconnects by itself for as long as it is open. */
export async function connectNats(url: string, terms: NatsTerms = {}): Promise<Bus> {
  const connection = await connect({
    servers: url,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    pingInterval: 5_000,
    maxPingOut: 2,
  })
  const report = reporting(terms)
  const line: Line = { up: true, losses: 0 }
  void watch(connection, line, terms)
  const outbox = natsOutbox(connection, report)
  const request = natsRequests(connection, outbox, line, report)

  return {
    publish(subject, text) {
      try {
        outbox.send(subject, text)
      } catch (error) {
        report({ kind: 'tooLarge', subject, error })
      }
    },
    subscribe: (subject, listen) =>
      ending(
        connection.subscribe(subject, {
          callback: (error, message) => {
            if (!error) heard(() => listen(message.string(), message.subject), message.subject, report)
          },
        }),
      ),
    take: (subject, listen) =>
      ending(
        connection.subscribe(subject, {
          queue: 'take',
          callback: (error, message) => {
            if (!error) heard(() => listen(message.string()), subject, report)
          },
        }),
      ),
    serve: (subject, answer) =>
      ending(
        connection.subscribe(subject, {
          queue: 'answer',
          callback: (error, message) => {
            if (error || !message.reply) return
            const { reply } = message
            answered(() => answer(message.string()), subject, outbox.largest, report)
              .then(
                (text) => outbox.send(reply, text),
                (failed: unknown) => outbox.send(reply, JSON.stringify(failureOf(failed)), { headers: failure() }),
              )
              .catch((unsent: unknown) => report({ kind: 'unsent', subject, error: unsent }))
          },
        }),
      ),
    // As a promise also where the question is too large.
    request: async (subject, text, timeout = 5_000) => request(subject, text, timeout),
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

async function watch(connection: NatsConnection, line: Line, { onLost }: NatsTerms): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'reconnect') line.up = true
    if (type === 'disconnect') {
      line.up = false
      line.losses += 1
    }
    if (type === 'disconnect' || type === 'error') onLost?.(type)
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
