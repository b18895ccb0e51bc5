import { expect, test } from 'vitest'
import type { ConnectionError } from '../../table/model/link.ts'
import { read, retryUntilDone, Unread, unread } from './retry.ts'

const away = new Unread({ what: 'away' }, true)

/** Retries something that fails with these errors in turn, without waiting. */
async function trying(failures: readonly Error[], stopAfter = Number.POSITIVE_INFINITY) {
  const stop = new AbortController()
  const reported: ConnectionError[] = []
  const waits: number[] = []
  let attempts = 0
  const result = await retryUntilDone(
    async () => {
      const failure = failures[attempts++]
      if (failure) throw failure
      return 'read'
    },
    {
      signal: stop.signal,
      failed: (error) => reported.push(error),
      pause: async (milliseconds) => {
        waits.push(milliseconds)
        if (waits.length >= stopAfter) stop.abort()
      },
    },
  )
  return { result, attempts, reported, waits }
}

test('each delay is about twice the previous one, up to half a minute', async () => {
  const { result, waits, attempts } = await trying(Array.from({ length: 12 }, () => away))
  expect([result, attempts]).toEqual(['read', 13])
  waits.forEach((wait, index) => {
    const middle = Math.min(30_000, 500 * 2 ** index)
    expect(wait).toBeGreaterThanOrEqual(middle * 0.75)
    expect(wait).toBeLessThanOrEqual(middle * 1.25)
  })
})

test('a page that was left stops retrying', async () => {
  const { result, attempts } = await trying(
    Array.from({ length: 12 }, () => away),
    3,
  )
  expect([result, attempts]).toEqual([undefined, 3])
})

test('an error that a retry cannot fix is reported once', async () => {
  const { result, attempts, reported } = await trying([new Unread({ what: 'missing' }, false)])
  expect([result, attempts, reported]).toEqual([undefined, 1, [{ what: 'missing' }]])
})

test('an error of the page itself is thrown, not retried', async () => {
  await expect(trying([new Error('a fault')])).rejects.toThrow('a fault')
})

test.each([
  [404, { code: 'notFound' }, { what: 'missing' }, false],
  [401, { code: 'unauthenticated' }, { what: 'barred' }, false],
  [429, { code: 'tooMany' }, { what: 'busy' }, true],
  [503, { code: 'unavailable' }, { what: 'away' }, true],
  [423, { code: 'quarantined' }, { what: 'quarantined' }, false],
  [409, { code: 'conflict', detail: 'The match sleeps.' }, { what: 'told', detail: 'The match sleeps.' }, false],
] as const)('status %i becomes the matching error', (status, body, error, passing) => {
  expect(unread(status, body)).toMatchObject({ error, passing })
})

test('a request without an answer may succeed later', async () => {
  await expect(read(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({ passing: true })
})
