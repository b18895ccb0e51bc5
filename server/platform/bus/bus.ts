/**
 * Notifies the processes of a site of events in others. Losing a message is harmless: frames are numbered and fetched
 * where one is missing, and the clock repeats wake-ups. Texts are not changed; their format is up to sender and
 * listener. Listeners of the own process get a message without any network, so a process without its bus still serves
 * everybody who is connected to it. No message ends a process: a failure, or a message that is too large, is reported
 * as a `BusFault` and counted.
 */
export interface Bus {
  /** Sends to all listeners. A text larger than the limit of the bus is not sent. */
  publish(subject: string, text: string): void
  /** Calls back with each message on the subject, whose last part may be `*`. */
  subscribe(subject: string, listen: (text: string, subject: string) => void): Subscription
  /**
   * Calls back with a share of the messages on the subject: each goes to one of the takers, one in this process if
   * there is any.
   */
  take(subject: string, listen: (text: string) => void): Subscription
  /** Resolves when everything published so far has left this process. */
  flush(): Promise<void>
  close(): Promise<void>
}

export interface Subscription {
  end(): void
}

/** The limit of one message in bytes: the default of a NATS server. */
export const usualLargest = 1_048_576

/** A message is larger than the limit of the bus. */
export class TooLargeForBus extends Error {
  constructor(what: string, largest: number) {
    super(`${what} is larger than the ${largest} bytes that the bus carries.`)
    this.name = 'TooLargeForBus'
  }
}

/** A message that could not be sent, that this process may not send or receive, or whose handler failed. */
export interface BusFault {
  readonly kind: 'tooLarge' | 'unsent' | 'refused' | 'listener'
  readonly subject: string
  readonly error: unknown
}

export interface BusOptions {
  /** Called for each fault, to log it. */
  readonly onFault?: ((fault: BusFault) => void) | undefined
}
