import type { MsgHdrs, NatsConnection } from '@nats-io/transport-node'
import { type BusFault, TooLargeForBus, usualLargest } from './bus.ts'
import { fits } from './faults.ts'

/** What leaves for the bus. All that is sent in one tick goes in one write, however many players it is about. */
export interface Outbox {
  /** What one message may have at most, in bytes, by the server that is connected. */
  readonly largest: number
  /** Sends what fits; throws `TooLargeForBus` for what does not. */
  send(subject: string, text: string, more?: { readonly reply?: string; readonly headers?: MsgHdrs }): void
  /** Hands over now what has been sent. */
  handOver(): void
}

interface Sent {
  readonly subject: string
  readonly text: string
  readonly more: { readonly reply?: string; readonly headers?: MsgHdrs }
}

export function natsOutbox(connection: NatsConnection, report: (fault: BusFault) => void): Outbox {
  let waiting: Sent[] = []
  const outbox: Outbox = {
    get largest() {
      return connection.info?.max_payload ?? usualLargest
    },
    send(subject, text, more = {}) {
      if (!fits(text, outbox.largest)) throw new TooLargeForBus(`A message on ${subject}`, outbox.largest)
      if (waiting.push({ subject, text, more }) === 1) setImmediate(handOver)
    },
    handOver,
  }
  return outbox

  function handOver(): void {
    const sent = waiting
    waiting = []
    // A message that is lost is sent again, or fetched by the process that misses it.
    if (connection.isClosed()) return
    for (const { subject, text, more } of sent) {
      try {
        connection.publish(subject, text, more)
      } catch (error) {
        // No caller up the stack could catch it: one message that the client refuses must not end the process.
        report({ kind: 'unsent', subject, error })
      }
    }
  }
}
