/**
 * How the processes of a site hear what has happened in others. Losing a message is harmless: frames are numbered and
 * fetched where one is missing, and wake-ups are repeated by the clock. Texts travel as they are; what is in them is for
 * the two ends to say. Listeners of the own process hear a message without any network, so a process whose bus is away
 * still serves everybody who is connected to it.
 *
 * No message ends a process. What fails over one, or is too large to be carried, is reported as a `BusFault` and counted.
 */
export interface Bus {
  /** Sends to all who listen. A text that is larger than the bus carries is not sent. */
  publish(subject: string, text: string): void
  /** Calls back with each message on the subject, whose last part may be `*`. */
  subscribe(subject: string, listen: (text: string, subject: string) => void): Subscription
  /** Calls back with its share of the messages on the subject: each goes to one of those who take them, here if one does. */
  take(subject: string, listen: (text: string) => void): Subscription
  /** Resolves when everything published so far has left this process. */
  flush(): Promise<void>
  close(): Promise<void>
}

export interface Subscription {
  end(): void
}

/** What a bus carries in one message at most, in bytes: what a NATS server takes as it comes. */
export const usualLargest = 1_048_576

/** A message is larger than the bus carries. */
export class TooLargeForBus extends Error {
  constructor(what: string, largest: number) {
    super(`${what} is larger than the ${largest} bytes that the bus carries.`)
    this.name = 'TooLargeForBus'
  }
}

/** A message that could not be sent, that this process may not send or hear, or whose handler in it failed. */
export interface BusFault {
  readonly kind: 'tooLarge' | 'unsent' | 'refused' | 'listener'
  readonly subject: string
  readonly error: unknown
}

export interface BusOptions {
  /** Called for each fault, to log it. */
  readonly onFault?: ((fault: BusFault) => void) | undefined
}
