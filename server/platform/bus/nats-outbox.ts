import type { NatsConnection } from '@nats-io/transport-node'
import { type BusFault, TooLargeForBus, usualLargest } from './bus.ts'
import { fits } from './faults.ts'

/** Collects what one tick sends into one write, for any number of players. */
export interface Outbox {
  /** Sends what fits; throws `TooLargeForBus` for what does not. */
  send(subject: string, text: string): void
  /** Flushes what has been sent. */
  handOver(): void
}

interface Sent {
  readonly subject: string
  readonly text: string
}

/** `connection` is undefined while the bus is down: messages are then dropped, and nothing piles up. */
export function natsOutbox(connection: () => NatsConnection | undefined, report: (fault: BusFault) => void): Outbox {
  let waiting: Sent[] = []
  return {
    send(subject, text) {
      const largest = connection()?.info?.max_payload ?? usualLargest
      if (!fits(text, largest)) throw new TooLargeForBus(`A message on ${subject}`, largest)
      if (waiting.push({ subject, text }) === 1) setImmediate(handOver)
    },
    handOver,
  }

  function handOver(): void {
    const sent = waiting
    waiting = []
    const open = connection()
    if (!open || open.isClosed()) return
    for (const { subject, text } of sent) {
      try {
        open.publish(subject, text)
      } catch (error) {
        // No caller up the stack could catch it: one message that the client refuses must not end the process.
        report({ kind: 'unsent', subject, error })
      }
    }
  }
}
