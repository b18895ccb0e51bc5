import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './api.ts'

export type { components, paths } from './api.ts'
export type Api = Client<paths>

export interface ApiTerms {
  /** Where the house is, such as https://carriage.example; in a browser the page's own. */
  readonly baseUrl?: string
  /** An API token; browsers have a cookie instead. */
  readonly token?: string
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
}

/** A client that knows every route of the house, what it takes and what it gives. */
export function apiClient({ baseUrl = '', token, headers, fetch: send = fetch }: ApiTerms = {}): Api {
  return createClient<paths>({
    baseUrl,
    fetch: send,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    // A record is a text that must arrive as it is.
    bodySerializer: (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body)),
  })
}
