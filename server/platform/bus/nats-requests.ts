import { createInbox, type Msg, type NatsConnection } from '@nats-io/transport-node'
import { type BusFault, NoAnswer } from './bus.ts'
import { errorFrom, heard, type SentFailure } from './faults.ts'
import type { Outbox } from './nats-outbox.ts'

interface Asked {
  readonly resolve: (text: string) => void
  readonly reject: (error: Error) => void
  readonly subject: string
  timer: NodeJS.Timeout
}

/** The connection as the status events tell. */
export interface Line {
  up: boolean
  /** How often it broke. */
  losses: number
}

/** A header that only answers with an error have. */
export const failedHeader = 'Carriage-Failed'

const noResponders = 503

/** A timer that comes as many milliseconds late says that this process did not run, or the whole machine. */
const ownPause = 250

/**
 * Requests over one inbox. The library has the same, but makes an error with a stack for each request, also for those
 * that are answered; commands of players come this way.
 */
export function natsRequests({
  connection,
  outbox,
  line,
  report,
  inbox: prefix,
}: {
  readonly connection: NatsConnection
  readonly outbox: Outbox
  readonly line: Line
  readonly report: (fault: BusFault) => void
  readonly inbox: string
}): (subject: string, text: string, timeout: number) => Promise<string> {
  const inbox = createInbox(prefix)
  const asked = new Map<string, Asked>()
  let number = 0
  connection.subscribe(`${inbox}.*`, {
    callback: (error, message) => {
      if (error) return
      const question = asked.get(message.subject)
      if (!question) return
      asked.delete(message.subject)
      clearTimeout(question.timer)
      heard(() => settle(question, message), question.subject, report)
    },
  })
  return (subject, text, timeout) =>
    new Promise((resolve, reject) => {
      if (connection.isClosed()) {
        reject(new NoAnswer(subject, 'lost'))
        return
      }
      const reply = `${inbox}.${++number}`
      const { losses } = line
      outbox.send(subject, text, { reply })
      const begun = performance.now()
      const question: Asked = { resolve, reject, subject, timer: setTimeout(timeIsUp, timeout) }
      asked.set(reply, question)

      function timeIsUp(): void {
        // Whoever was asked may have been paused as well: the question gets its time again, once.
        const paused = performance.now() - begun - timeout > ownPause
        // After a pause timers come before what was received meanwhile: that is heard first.
        if (paused) question.timer = setTimeout(() => setImmediate(giveUp), timeout)
        else setImmediate(giveUp)
      }

      function giveUp(): void {
        if (asked.delete(reply)) reject(new NoAnswer(subject, line.up && line.losses === losses ? 'silent' : 'lost'))
      }
    })

  function settle({ subject, resolve, reject }: Asked, message: Msg): void {
    if (message.data.length === 0 && message.headers?.code === noResponders) reject(new NoAnswer(subject))
    // Written by `serve` of a bus of this house.
    else if (message.headers?.has(failedHeader)) reject(errorFrom(message.json<SentFailure>(), subject, outbox.largest))
    else resolve(message.string())
  }
}
