import type { ClientAnswer } from '@carriage/protocol/client'
import type { AccountMessage } from './messages.en.ts'

/** A request that failed, with the message that explains it. */
export class AccountError extends Error {
  readonly words: AccountMessage
  constructor(words: AccountMessage) {
    super(words)
    this.words = words
  }
}

const reasons = [
  'wrongCode',
  'expiredCode',
  'tooManyTries',
  'expiredPasskeyRequest',
  'unknownPasskey',
  'wrongPasskey',
  'wrongOrigin',
  'signInAgain',
  'addressTaken',
  'nameAtTable',
] as const
const codes = ['tooMany', 'unavailable', 'malformed', 'unauthenticated', 'suspended'] as const

/** The message for an error. */
export function wordsFor(error: unknown): AccountMessage {
  if (error instanceof AccountError) return error.words
  // Thrown by the platform when the person cancels, or the device refuses.
  if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
    return 'problem.cancelled'
  // Thrown when the page's address is not the one that passkeys of this site are bound to.
  if (error instanceof DOMException && error.name === 'SecurityError') return 'problem.wrongOrigin'
  const { code, facts } = problemIn(error)
  const reason = reasons.find((each) => each === facts?.reason)
  if (reason) return `problem.${reason}`
  if (facts?.limit === 'renames') return 'problem.renames'
  const known = codes.find((each) => each === code)
  return known ? `problem.${known}` : 'problem.other'
}

/** Returns the data of a response, or throws its problem. */
export function given<Data>({ data, error }: ClientAnswer<Data>): Data {
  if (error) throw error
  return data
}

interface Problem {
  readonly code?: unknown
  readonly facts?: { readonly reason?: unknown; readonly limit?: unknown }
}

/** Gives one problem code a message of its own. */
export function meaning(code: string, words: AccountMessage): (error: unknown) => never {
  return (error) => {
    throw problemIn(error).code === code ? new AccountError(words) : error
  }
}

function problemIn(error: unknown): Problem {
  // Any other error has none of these fields and is reported as such.
  return typeof error === 'object' && error !== null ? (error as Problem) : {}
}
