import { type Bus, type BusOptions, TooLargeForBus, usualLargest } from './bus.ts'
import { fits, reporting } from './faults.ts'
import { listenersHere } from './listeners.ts'

/** The bus of a site with one process. It refuses what NATS would, so that both kinds of site behave alike. */
export function localBus(options: BusOptions = {}): Bus {
  const report = reporting(options)
  const here = listenersHere(report)
  return {
    publish(subject, text) {
      if (!fits(text, usualLargest)) {
        report({ kind: 'tooLarge', subject, error: new TooLargeForBus(`A message on ${subject}`, usualLargest) })
        return
      }
      // Delivered later, as over a network, so that no publisher waits for its listeners.
      queueMicrotask(() => {
        here.notify(subject, text)
        here.handOver(subject, text)
      })
    },
    subscribe: (subject, listen) => here.subscribe(subject, listen),
    take: (subject, listen) => here.take(subject, listen),
    flush: () => Promise.resolve(),
    close() {
      here.clear()
      return Promise.resolve()
    },
  }
}
