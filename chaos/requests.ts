import { type Api, apiClient } from '@carriage/protocol/client'

/** A guest of the server, known by its cookie. */
export interface ChaosGuest {
  readonly cookie: string
}

const rest = 300
const timeout = 300_000
const askTimeout = 15_000

/** The HTTP interface, called by this guest or without a session. */
export function at(gateway: () => string, guest?: ChaosGuest): Api {
  return apiClient({
    baseUrl: gateway(),
    headers: guest ? { cookie: guest.cookie } : {},
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(askTimeout) }),
  })
}

/** What a browser would send back of the cookies that it was given. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ')
}

/** Tries again until there is an answer: whatever is asked here may get lost with a process. */
export async function retryUntilAnswered<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + timeout; ; ) {
    const got = await attempt().catch(() => undefined)
    if (got !== undefined) return got
    if (Date.now() > end) throw new Error(`For ${timeout / 1_000} s there was no way to get ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, rest))
  }
}
