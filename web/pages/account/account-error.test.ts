import { expect, test } from 'vitest'
import { AccountError, given, meaning, wordsFor } from './account-error.ts'

test('a wrong code is told as such, not as a ban', () => {
  expect(wordsFor({ code: 'forbidden', facts: { reason: 'wrongCode' } })).toBe('problem.wrongCode')
})

test('saying no to the device is no fault', () => {
  expect(wordsFor(new DOMException('no', 'NotAllowedError'))).toBe('problem.cancelled')
})

test('a code of the house has words, and what nobody knows has some too', () => {
  expect(wordsFor({ code: 'tooMany' })).toBe('problem.tooMany')
  expect(wordsFor(new TypeError('Failed to fetch'))).toBe('problem.other')
  expect(wordsFor(undefined)).toBe('problem.other')
})

test('a page can say what a code means there', () => {
  const explain = meaning('conflict', 'problem.lastWay')
  expect(() => explain({ code: 'conflict' })).toThrow(new AccountError('problem.lastWay'))
  expect(() => explain({ code: 'tooMany' })).toThrow(expect.objectContaining({ code: 'tooMany' }))
})

test('what the house refuses is thrown, what it gives is given', () => {
  const response = new Response()
  expect(given({ data: 3, response })).toBe(3)
  expect(() => given({ error: { code: 'internal' }, response })).toThrow()
})
