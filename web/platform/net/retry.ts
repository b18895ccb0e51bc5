import type { Problem, ProblemCode } from '@carriage/protocol'
import type { ClientAnswer } from '@carriage/protocol/client'
import type { ConnectionError } from '../../table/model/link.ts'

const firstWait = 500
const longestWait = 30_000

/** A request to the server failed. */
export class Unread extends Error {
  readonly error: ConnectionError
  /** Whether a retry may succeed. */
  readonly passing: boolean

  constructor(error: ConnectionError, passing: boolean) {
    super(`The match cannot be read: ${error.what}.`)
    this.error = error
    this.passing = passing
  }
}

/** The data of a response; anything else throws `Unread`. */
export async function read<T>(request: Promise<ClientAnswer<T>>): Promise<T> {
  const { data, error, response } = await anyAnswer(request)
  if (error) throw unread(response.status, error)
  return data
}

/** Any response at all; none throws `Unread`. */
export async function anyAnswer<A>(request: Promise<A>): Promise<A> {
  try {
    return await request
  } catch {
    throw new Unread({ what: navigator.onLine ? 'away' : 'offline' }, true)
  }
}

/** Problem codes with their own message in the client; for others the server's text is shown. */
const errorsByCode: Partial<Record<ProblemCode, Exclude<ConnectionError['what'], 'told' | 'outdated' | 'hidden'>>> = {
  notFound: 'missing',
  forbidden: 'barred',
  unauthenticated: 'barred',
  tooMany: 'busy',
  unavailable: 'away',
  internal: 'away',
  quarantined: 'quarantined',
}

export function unread(status: number, { code, detail, facts }: Problem): Unread {
  const passing = status >= 500 || status === 429 || status === 408
  const host = facts?.host
  if (typeof host === 'string') return new Unread({ what: 'hidden', host, byLink: facts?.visibility === 'link' }, false)
  const what = errorsByCode[code]
  if (what !== undefined) return new Unread({ what }, passing)
  return new Unread({ what: 'told', detail: detail ?? code }, passing)
}

interface Options {
  readonly signal: AbortSignal
  readonly failed: (error: ConnectionError) => void
  /** Waits this long, unless aborted or woken early. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Retries until success, with increasing and slightly random delays, so that clients do not reconnect all at once.
 * Stops on abort and on errors that a retry cannot fix. Errors of the page itself are thrown.
 */
export async function retryUntilDone<T>(
  attempt: () => Promise<T>,
  { signal, failed, pause = wait }: Options,
): Promise<T | undefined> {
  for (let longest = firstWait; !signal.aborted; longest = Math.min(longestWait, longest * 2)) {
    try {
      return await attempt()
    } catch (error) {
      if (signal.aborted) return undefined
      if (!(error instanceof Unread)) throw error
      failed(error.error)
      if (!error.passing) return undefined
      await pause(longest * (0.75 + Math.random() / 2), signal)
    }
  }
  return undefined
}

/** The delay before a retry; it ends early when the network returns. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
