import { randomUUID } from 'node:crypto'
import type { Bus } from '../bus/index.ts'
import { LruCache } from './lru-cache.ts'

/** Questions over which processes of the matches died, counted by all who ask together. */
export interface Deaths {
  /** Counts a death, and tells the others. Gives how many there were. */
  add(question: string): number
  /** The question was answered. */
  forget(question: string): void
  /** Whether it has ended too many processes lately to be sent to another. */
  isDeadly(question: string): boolean
  stop(): void
}

/** Two processes that die within moments over the same question are taken for its victims. */
const deadly = 2
/** How long a death is remembered, in milliseconds. */
const memory = 30_000
const remembered = 1_000

const diedSubject = 'matches.died'

export function countDeaths(bus: Bus, now: () => number = () => performance.now()): Deaths {
  const me = randomUUID()
  const deaths = new LruCache<{ readonly count: number; readonly at: number }>(remembered)
  const told = bus.subscribe(diedSubject, (text) => {
    const [from = '', ...question] = text.split(' ')
    if (from !== me) count(question.join(' '))
  })
  return {
    add(question) {
      bus.publish(diedSubject, `${me} ${question}`)
      return count(question)
    },
    forget: (question) => deaths.delete(question),
    isDeadly: (question) => countOf(question) >= deadly,
    stop: () => told.end(),
  }

  function count(question: string): number {
    const total = countOf(question) + 1
    deaths.set(question, { count: total, at: now() })
    return total
  }

  function countOf(question: string): number {
    const known = deaths.get(question)
    return known && now() - known.at < memory ? known.count : 0
  }
}
