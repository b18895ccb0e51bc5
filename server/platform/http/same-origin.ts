import type { FastifyRequest } from 'fastify'
import { problemError } from '../../tables/problem-error.ts'

/** A browser says which page sends a request; one of another site may not change anything here with our cookies. */
export function sameOriginOnly(publicUrl: string): (request: FastifyRequest) => Promise<void> {
  const own = new URL(publicUrl).origin
  return async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || headers.authorization !== undefined) return
    if (isForeign(headers, own)) throw problemError('forbidden', `Only pages of ${own} may do this.`)
  }
}

function isForeign({ origin, host, ...headers }: FastifyRequest['headers'], own: string): boolean {
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site'
  // A house may be reached by several names; the cookies of one are not sent to another.
  return origin !== own && URL.parse(origin)?.host !== host
}
