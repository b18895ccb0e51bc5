/**
 * How the processes of a house talk. Losing a message is harmless: frames are numbered, and a request that nobody
 * answers is sent again. Texts travel as they are; what is in them is for the two ends to say.
 */
export interface Bus {
  publish(subject: string, text: string): void
  /** Calls back with each message on the subject, whose last part may be `*`. */
  subscribe(subject: string, listen: (text: string, subject: string) => void): Subscription
  /** Calls back with its share of the messages on the subject: each goes to one of those who take them. */
  take(subject: string, listen: (text: string) => void): Subscription
  /** Answers requests on the subject. */
  serve(subject: string, answer: (text: string) => Promise<string>): Subscription
  /** Asks and waits for one answer; throws `NobodyAnswers`. */
  request(subject: string, text: string, timeout?: number): Promise<string>
  /** Resolves when everything published so far has left this process. */
  flush(): Promise<void>
  close(): Promise<void>
}

export interface Subscription {
  end(): void
}

/** Nobody serves the subject, or not in time. */
export class NobodyAnswers extends Error {
  constructor(subject: string) {
    super(`Nobody answered on ${subject}.`)
    this.name = 'NobodyAnswers'
  }
}
