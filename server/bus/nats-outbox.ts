import type { NatsConnection } from '@nats-io/transport-node'

/** What leaves for the bus. All that is sent in one tick goes in one write, however many players it is about. */
export interface Outbox {
  send(subject: string, text: string, reply?: string): void
  /** Hands over now what has been sent. */
  handOver(): void
}

export function natsOutbox(connection: NatsConnection): Outbox {
  let waiting: { readonly subject: string; readonly text: string; readonly reply: string | undefined }[] = []
  return {
    send(subject, text, reply) {
      if (waiting.push({ subject, text, reply }) === 1) setImmediate(handOver)
    },
    handOver,
  }

  function handOver(): void {
    const sent = waiting
    waiting = []
    // A message that is lost is sent again, or fetched by whoever misses it.
    if (connection.isClosed()) return
    for (const { subject, text, reply } of sent) connection.publish(subject, text, reply === undefined ? {} : { reply })
  }
}
