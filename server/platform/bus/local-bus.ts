import { type Bus, type BusOptions, NoAnswer, type Subscription, TooLargeForBus, usualLargest } from './bus.ts'
import { answered, describeFailure, errorFrom, fits, heard, reporting } from './faults.ts'

/** The bus of a house that is one process. It refuses what NATS would, so that both kinds of house behave alike. */
export function localBus(options: BusOptions = {}): Bus {
  const report = reporting(options)
  const listeners = new Map<string, Set<(text: string, subject: string) => void>>()
  const takers = new Map<string, ((text: string) => void)[]>()
  const servers = new Map<string, (text: string) => Promise<string>>()

  return {
    publish(subject, text) {
      if (!fits(text, usualLargest)) {
        report({ kind: 'tooLarge', subject, error: new TooLargeForBus(`A message on ${subject}`, usualLargest) })
        return
      }
      // Delivered later, as over a network, so that no publisher waits for its listeners.
      queueMicrotask(() => {
        deliver(subject, subject, text)
        deliver(subject.replace(/[^.]*$/, '*'), subject, text)
        handOver(subject, text)
      })
    },
    subscribe(subject, listen) {
      const at = listeners.get(subject) ?? new Set()
      listeners.set(subject, at.add(listen))
      return ending(() => {
        at.delete(listen)
        if (at.size === 0 && listeners.get(subject) === at) listeners.delete(subject)
      })
    },
    take(subject, listen) {
      takers.set(subject, [...(takers.get(subject) ?? []), listen])
      return ending(() => takers.set(subject, takers.get(subject)?.filter((other) => other !== listen) ?? []))
    },
    serve(subject, answer) {
      servers.set(subject, answer)
      return ending(() => servers.delete(subject))
    },
    async request(subject, text, timeout = 5_000) {
      const answer = servers.get(subject)
      if (!answer) throw new NoAnswer(subject)
      if (!fits(text, usualLargest)) throw new TooLargeForBus(`A question on ${subject}`, usualLargest)
      const answering = answered(() => answer(text), subject, usualLargest, report)
      return within(timeout, answering, subject).catch((error: unknown) => {
        throw error instanceof NoAnswer ? error : errorFrom(describeFailure(error), subject, usualLargest)
      })
    },
    flush: () => Promise.resolve(),
    close() {
      listeners.clear()
      takers.clear()
      servers.clear()
      return Promise.resolve()
    },
  }

  function deliver(pattern: string, subject: string, text: string): void {
    for (const listen of listeners.get(pattern) ?? []) heard(() => listen(text, subject), subject, report)
  }

  /** The taker that gets a message goes to the end of the row. */
  function handOver(subject: string, text: string): void {
    const [first, ...rest] = takers.get(subject) ?? []
    if (!first) return
    takers.set(subject, [...rest, first])
    heard(() => first(text), subject, report)
  }
}

function ending(end: () => void): Subscription {
  return { end }
}

function within(timeout: number, answer: Promise<string>, subject: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer(subject, 'silent')), timeout)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
