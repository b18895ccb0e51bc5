import { connect, type NatsConnection, type Subscription as NatsSubscription } from '@nats-io/transport-node'
import type { Bus, Subscription } from './bus.ts'
import { natsOutbox } from './nats-outbox.ts'
import { natsRequests } from './nats-requests.ts'

/** The bus of a house of several processes. It reconnects by itself for as long as it is open. */
export async function natsBus(url: string, onLost: (reason: string) => void = ignore): Promise<Bus> {
  const connection = await connect({
    servers: url,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    pingInterval: 5_000,
    maxPingOut: 2,
  })
  void watch(connection, onLost)
  const outbox = natsOutbox(connection)
  const request = natsRequests(connection, outbox)

  return {
    publish: (subject, text) => outbox.send(subject, text),
    subscribe: (subject, listen) =>
      ending(
        connection.subscribe(subject, {
          callback: (error, message) => {
            if (!error) listen(message.string(), message.subject)
          },
        }),
      ),
    take: (subject, listen) =>
      ending(
        connection.subscribe(subject, {
          queue: 'take',
          callback: (error, message) => {
            if (!error) listen(message.string())
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
            answer(message.string()).then(
              (text) => outbox.send(reply, text),
              () => undefined, // Whoever asked hears nothing in time and asks again.
            )
          },
        }),
      ),
    request: (subject, text, timeout = 5_000) => request(subject, text, timeout),
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

async function watch(connection: NatsConnection, onLost: (reason: string) => void): Promise<void> {
  for await (const { type } of connection.status()) if (type === 'disconnect' || type === 'error') onLost(type)
}

function ending(subscription: NatsSubscription): Subscription {
  return { end: () => subscription.unsubscribe() }
}

function ignore(): void {}
