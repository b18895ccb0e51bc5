import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '../record/canonical.ts'
import { anyPlain } from '../testing/plain.ts'
import { withKeysReversed } from './copies.ts'
import { isSamePlain } from './same-plain.ts'

test('plain values are equal exactly if their canonical texts are', () => {
  fc.assert(
    fc.property(anyPlain, anyPlain, (one, other) => {
      expect(isSamePlain(one, other)).toBe(canonical(one) === canonical(other))
      expect(isSamePlain(one, withKeysReversed(structuredClone(one)))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['another number', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }],
  ['another length', [1, 2], [1, 2, 3]],
  ['another key', { a: 1 }, { b: 1 }],
  ['a key more', { a: 1 }, { a: 1, b: 1 }],
  ['a list and an object', [], {}],
  ['nothing and an object', null, {}],
  ['a number and its text', 1, '1'],
])('%s makes a difference', (_, one, other) => {
  expect(isSamePlain(one, other)).toBe(false)
  expect(isSamePlain(other, one)).toBe(false)
})

test.each([
  ['undefined', undefined],
  ['a missing item', Array.from({ length: 2 })],
  ['a float', 0.5],
  ['minus zero', -0],
  ['no number', Number.NaN],
  ['an unsafe number', 2 ** 53],
  ['a function', () => 0],
  ['an instance of a class', new Map()],
])('%s is not plain, and so not equal to itself', (_, value) => {
  expect(isSamePlain(value, value)).toBe(false)
  expect(isSamePlain([value], [value])).toBe(false)
  expect(() => canonical(value)).toThrow()
})

test('zero differs from minus zero', () => {
  expect(isSamePlain(0, -0)).toBe(false)
  expect(isSamePlain(-0, 0)).toBe(false)
})
