import { busFaults } from '../operations/metrics.ts'
import { AnswerFailed, type BusFault, type BusOptions, TooLargeForBus } from './bus.ts'

/** An error as it travels over the bus. */
export interface SentFailure {
  readonly failure: string
  readonly message: string
  readonly code?: string | undefined
}

const longestMessage = 1_000

export function reporting({ onFault }: BusOptions): (fault: BusFault) => void {
  return (fault) => {
    busFaults.add(1, { kind: fault.kind })
    onFault?.(fault)
  }
}

/** Whether a text can be carried. UTF-8 takes at most three bytes for each unit of a text, so most need not be measured. */
export function fits(text: string, largest: number): boolean {
  return text.length * 3 <= largest || Buffer.byteLength(text) <= largest
}

export function describeFailure(error: unknown): SentFailure {
  if (!(error instanceof Error)) return { failure: 'Error', message: String(error).slice(0, longestMessage) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { failure: error.name, message: error.message.slice(0, longestMessage), code }
}

/** The error that the asking process gets. */
export function errorFrom(sent: SentFailure, subject: string, largest: number): Error {
  if (sent.failure === 'TooLargeForBus') return new TooLargeForBus(`The answer on ${subject}`, largest)
  return new AnswerFailed(sent)
}

/** Calls a listener, which may throw or give a promise that fails. */
export function heard(listen: () => unknown, subject: string, report: (fault: BusFault) => void): void {
  const fail = (error: unknown) => report({ kind: 'listener', subject, error })
  try {
    const listening = listen()
    if (listening instanceof Promise) listening.catch(fail)
  } catch (error) {
    fail(error)
  }
}

/** Gets an answer that can be sent; throws the error for the asking process. Never throws before it is awaited. */
export async function answered(
  answer: () => Promise<string>,
  subject: string,
  largest: number,
  report: (fault: BusFault) => void,
): Promise<string> {
  let text: string
  try {
    text = await answer()
  } catch (error) {
    report({ kind: 'answer', subject, error })
    throw error
  }
  if (fits(text, largest)) return text
  const error = new TooLargeForBus(`An answer on ${subject}`, largest)
  report({ kind: 'tooLarge', subject, error })
  throw error
}
