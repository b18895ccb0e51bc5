import type { BusFault, Subscription } from './bus.ts'
import { subscribed } from './faults.ts'

/** The listeners of this process. */
export interface Listeners {
  subscribe(subject: string, listen: (text: string, subject: string) => void): Subscription
  take(subject: string, listen: (text: string) => void): Subscription
  /** Whether a taker of the subject is here. */
  takes(subject: string): boolean
  /** Calls the listeners of the subject, and of its wildcard. */
  notify(subject: string, text: string): void
  /** Calls one of the takers of the subject. */
  handOver(subject: string, text: string): void
  clear(): void
}

export function listenersHere(report: (fault: BusFault) => void): Listeners {
  const listeners = new Map<string, Set<(text: string, subject: string) => void>>()
  const takers = new Map<string, ((text: string) => void)[]>()

  return {
    subscribe(subject, listen) {
      const at = listeners.get(subject) ?? new Set()
      listeners.set(subject, at.add(listen))
      return {
        end() {
          at.delete(listen)
          if (at.size === 0 && listeners.get(subject) === at) listeners.delete(subject)
        },
      }
    },
    take(subject, listen) {
      takers.set(subject, [...(takers.get(subject) ?? []), listen])
      return {
        end() {
          const left = takers.get(subject)?.filter((other) => other !== listen) ?? []
          if (left.length > 0) takers.set(subject, left)
          else takers.delete(subject)
        },
      }
    },
    takes: (subject) => takers.has(subject),
    notify(subject, text) {
      call(subject, subject, text)
      call(subject.replace(/[^.]*$/, '*'), subject, text)
    },
    /** Round robin: the taker that gets a message goes to the end. */
    handOver(subject, text) {
      const [first, ...rest] = takers.get(subject) ?? []
      if (!first) return
      takers.set(subject, [...rest, first])
      subscribed(() => first(text), subject, report)
    },
    clear() {
      listeners.clear()
      takers.clear()
    },
  }

  function call(pattern: string, subject: string, text: string): void {
    for (const listen of listeners.get(pattern) ?? []) subscribed(() => listen(text, subject), subject, report)
  }
}
