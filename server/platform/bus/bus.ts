/**
 * How the processes of a house talk. Losing a message is harmless: frames are numbered, and a request that is not
 * answered is sent again. Texts travel as they are; what is in them is for the two ends to say.
 *
 * No message ends a process. What fails over one, or is too large to be carried, is reported as a `BusFault` and
 * counted; the process that asked is answered with an error.
 */
export interface Bus {
  /** Sends to all who listen. A text that is larger than the bus carries is not sent. */
  publish(subject: string, text: string): void
  /** Calls back with each message on the subject, whose last part may be `*`. */
  subscribe(subject: string, listen: (text: string, subject: string) => void): Subscription
  /** Calls back with its share of the messages on the subject: each goes to one of those who take them. */
  take(subject: string, listen: (text: string) => void): Subscription
  /** Answers requests on the subject. */
  serve(subject: string, answer: (text: string) => Promise<string>): Subscription
  /** Asks and waits for one answer; throws `NoAnswer`, `AnswerFailed` or `TooLargeForBus`. */
  request(subject: string, text: string, timeout?: number): Promise<string>
  /** Resolves when everything published so far has left this process. */
  flush(): Promise<void>
  close(): Promise<void>
}

export interface Subscription {
  end(): void
}

/** What a bus carries in one message at most, in bytes: what a NATS server takes as it comes. */
export const usualLargest = 1_048_576

/** No process serves the subject, or not in time. */
export class NoAnswer extends Error {
  /** `absent`: the question reached no process. `silent`: it was sent, and no answer came. `lost`: the bus was away. */
  readonly because: 'absent' | 'silent' | 'lost'

  constructor(subject: string, because: NoAnswer['because'] = 'absent') {
    super(`No process answered on ${subject}.`)
    this.name = 'NoAnswer'
    this.because = because
  }
}

/** The process that serves the subject failed over the question. The message and the code are those of its error. */
export class AnswerFailed extends Error {
  /** The name of the error there. */
  readonly failure: string
  readonly code: string | undefined

  constructor({ failure, message, code }: { failure: string; message: string; code?: string | undefined }) {
    super(message)
    this.name = 'AnswerFailed'
    this.failure = failure
    this.code = code
  }
}

/** A question or an answer is larger than the bus carries. */
export class TooLargeForBus extends Error {
  constructor(what: string, largest: number) {
    super(`${what} is larger than the ${largest} bytes that the bus carries.`)
    this.name = 'TooLargeForBus'
  }
}

/** A message that could not be sent, that this process may not send or hear, or whose handler in it failed. */
export interface BusFault {
  readonly kind: 'tooLarge' | 'unsent' | 'refused' | 'listener' | 'answer'
  readonly subject: string
  readonly error: unknown
}

export interface BusOptions {
  /** Called for each fault, to log it. */
  readonly onFault?: ((fault: BusFault) => void) | undefined
}
