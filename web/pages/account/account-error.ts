import type { ClientAnswer } from '@carriage/protocol/client'
import type { AccountMessage } from './messages.en.ts'

/** Thrown where the house said no; carries which words tell the person why. */
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

/** Which words tell a person what went wrong. */
export function wordsFor(error: unknown): AccountMessage {
  if (error instanceof AccountError) return error.words
  // What the platform throws when the person, or the device, does not want to.
  if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
    return 'problem.cancelled'
  // What it throws when the page's address is not the one for which the house makes passkeys.
  if (error instanceof DOMException && error.name === 'SecurityError') return 'problem.wrongOrigin'
  const { code, facts } = problemIn(error)
  const reason = reasons.find((each) => each === facts?.reason)
  if (reason) return `problem.${reason}`
  if (facts?.limit === 'renames') return 'problem.renames'
  const known = codes.find((each) => each === code)
  return known ? `problem.${known}` : 'problem.other'
}

/** The answer of the house, or the reason why there is none, thrown. */
export function given<Data>({ data, error }: ClientAnswer<Data>): Data {
  if (error) throw error
  return data
}

interface Problem {
  readonly code?: unknown
  readonly facts?: { readonly reason?: unknown; readonly limit?: unknown }
}

/** Says more exactly what one code means here. */
export function meaning(code: string, words: AccountMessage): (error: unknown) => never {
  return (error) => {
    throw problemIn(error).code === code ? new AccountError(words) : error
  }
}

function problemIn(error: unknown): Problem {
  // Whatever is no problem of the house has none of these fields, and is told as such.
  return typeof error === 'object' && error !== null ? (error as Problem) : {}
}
