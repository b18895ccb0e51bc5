import { labelledCounter } from '../operations/metrics.ts'
import { type Bus, NoAnswer } from './bus.ts'

/** A bus whose messages are counted for the operator. Counting must cost next to nothing: every frame passes here. */
export function countedBus(bus: Bus): Bus {
  const messages = { sent: 0, heard: 0, asked: 0, answered: 0 }
  const failures = { absent: 0, silent: 0, lost: 0, failed: 0 }
  labelledCounter('carriage_bus_messages', 'Messages on the bus, as this process saw them.', 'what', () => messages)
  labelledCounter('carriage_bus_failures', 'Questions over the bus without a good answer.', 'because', () => failures)
  return {
    publish(subject, text) {
      messages.sent += 1
      bus.publish(subject, text)
    },
    subscribe: (subject, listen) =>
      bus.subscribe(subject, (text, on) => {
        messages.heard += 1
        return listen(text, on)
      }),
    take: (subject, listen) =>
      bus.take(subject, (text) => {
        messages.heard += 1
        return listen(text)
      }),
    serve: (subject, answer) =>
      bus.serve(subject, (text) => {
        messages.answered += 1
        return answer(text)
      }),
    async request(subject, text, timeout) {
      messages.asked += 1
      try {
        return await bus.request(subject, text, timeout)
      } catch (error) {
        failures[error instanceof NoAnswer ? error.because : 'failed'] += 1
        throw error
      }
    },
    flush: () => bus.flush(),
    close: () => bus.close(),
  }
}
