import { expect, test } from 'vitest'
import { AccountError, given, meaning, wordsFor } from './account-error.ts'

test('a wrong code is reported as such, not as a ban', () => {
  expect(wordsFor({ code: 'forbidden', facts: { reason: 'wrongCode' } })).toBe('problem.wrongCode')
})

test('refusing the device prompt is not an error', () => {
  expect(wordsFor(new DOMException('no', 'NotAllowedError'))).toBe('problem.cancelled')
})

test('each problem code has a message, and unknown errors have one too', () => {
  expect(wordsFor({ code: 'tooMany' })).toBe('problem.tooMany')
  expect(wordsFor(new TypeError('Failed to fetch'))).toBe('problem.other')
  expect(wordsFor(undefined)).toBe('problem.other')
})

test('a page can give a code a message of its own', () => {
  const explain = meaning('conflict', 'problem.lastWay')
  expect(() => explain({ code: 'conflict' })).toThrow(new AccountError('problem.lastWay'))
  expect(() => explain({ code: 'tooMany' })).toThrow(expect.objectContaining({ code: 'tooMany' }))
})

test('a problem is thrown, data is returned', () => {
  const response = new Response()
  expect(given({ data: 3, response })).toBe(3)
  expect(() => given({ error: { code: 'internal' }, response })).toThrow()
})
