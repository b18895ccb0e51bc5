import { labelledCounter } from '../operations/metrics.ts'
import type { Bus } from './bus.ts'

/** Counts the messages of a bus for the operator. Must be cheap: every frame passes here. */
export function countedBus(bus: Bus): Bus {
  const messages = { sent: 0, received: 0 }
  labelledCounter('carriage_bus_messages', 'Messages on the bus, as seen by this process.', 'what', () => messages)
  return {
    publish(subject, text) {
      messages.sent += 1
      bus.publish(subject, text)
    },
    subscribe: (subject, listen) =>
      bus.subscribe(subject, (text, on) => {
        messages.received += 1
        return listen(text, on)
      }),
    take: (subject, listen) =>
      bus.take(subject, (text) => {
        messages.received += 1
        return listen(text)
      }),
    flush: () => bus.flush(),
    close: () => bus.close(),
  }
}
