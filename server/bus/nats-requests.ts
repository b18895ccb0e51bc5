import { createInbox, type NatsConnection } from '@nats-io/transport-node'
import { NobodyAnswers } from './bus.ts'
import type { Outbox } from './nats-outbox.ts'

interface Asked {
  readonly resolve: (text: string) => void
  readonly reject: (error: NobodyAnswers) => void
  readonly subject: string
  readonly timer: NodeJS.Timeout
}

const noResponders = 503

/**
 * Requests over one inbox. The library has the same, but makes an error with a stack for each request, also for those
 * that are answered; commands of players come this way.
 */
export function natsRequests(
  connection: NatsConnection,
  outbox: Outbox,
): (subject: string, text: string, timeout: number) => Promise<string> {
  const inbox = createInbox()
  const asked = new Map<string, Asked>()
  let number = 0
  connection.subscribe(`${inbox}.*`, {
    callback: (error, message) => {
      if (error) return
      const question = asked.get(message.subject)
      if (!question) return
      asked.delete(message.subject)
      clearTimeout(question.timer)
      if (message.data.length === 0 && message.headers?.code === noResponders)
        question.reject(new NobodyAnswers(question.subject))
      else question.resolve(message.string())
    },
  })
  return (subject, text, timeout) =>
    new Promise((resolve, reject) => {
      if (connection.isClosed()) {
        reject(new NobodyAnswers(subject))
        return
      }
      const reply = `${inbox}.${++number}`
      const timer = setTimeout(() => {
        asked.delete(reply)
        reject(new NobodyAnswers(subject))
      }, timeout)
      asked.set(reply, { resolve, reject, subject, timer })
      outbox.send(subject, text, reply)
    })
}
