import { randomUUID } from 'node:crypto'
import type { Bus } from '../../platform/bus/index.ts'
import { hereSubject } from './serve.ts'

/** Questions over which processes of the matches died, counted by all who ask together. */
export interface Deaths {
  /** Counts the death of a member, and tells the others. Gives how many died over the question. */
  add(question: string, member: string): number
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
/** Questions that are remembered for one member. */
const remembered = 1_000

const diedSubject = 'matches.died'

export function countDeaths(bus: Bus, now: () => number = () => performance.now()): Deaths {
  const me = randomUUID()
  /** By member: the questions over which it seems to have died, and when. */
  const suspected = new Map<string, Map<string, number>>()
  const told = bus.subscribe(diedSubject, (text) => {
    const [from = '', member = '', ...question] = text.split(' ')
    if (from !== me) suspect(question.join(' '), member)
  })
  // The dead do not speak: a member that is heard again was only slow, and no question is to blame.
  const heard = bus.subscribe(hereSubject, (member) => suspected.delete(member))
  return {
    add(question, member) {
      bus.publish(diedSubject, `${me} ${member} ${question}`)
      suspect(question, member)
      return countOf(question)
    },
    forget(question) {
      for (const questions of suspected.values()) questions.delete(question)
    },
    isDeadly: (question) => countOf(question) >= deadly,
    stop() {
      told.end()
      heard.end()
    },
  }

  function suspect(question: string, member: string): void {
    forgetLongDead()
    const questions = suspected.get(member) ?? new Map<string, number>()
    suspected.set(member, questions)
    if (questions.size < remembered) questions.set(question, now())
  }

  function forgetLongDead(): void {
    for (const [member, questions] of suspected) if (![...questions.values()].some(isRecent)) suspected.delete(member)
  }

  function countOf(question: string): number {
    return [...suspected.values()].filter((questions) => isRecent(questions.get(question))).length
  }

  function isRecent(at: number | undefined): boolean {
    return at !== undefined && now() - at < memory
  }
}
