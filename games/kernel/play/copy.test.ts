import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '../record/canonical.ts'
import { secret } from '../secrets/secret.ts'
import { anyPlain } from '../testing/plain.ts'
import { copy } from './copy.ts'

test('a copy is equal and shares nothing, for any value', () => {
  fc.assert(
    fc.property(anyPlain, (value) => {
      const twin = copy(value)
      expect(canonical(twin)).toBe(canonical(value))
      const parts = new Set(partsOf(value))
      expect(partsOf(twin).some((part) => parts.has(part))).toBe(false)
    }),
  )
})

test('changing a copy does not change the original', () => {
  const original = { bidders: [{ coins: 12 }], pile: ['a'] }
  const twin = copy(original)
  twin.bidders[0]!.coins = 0
  twin.pile.push('b')
  expect(original).toEqual({ bidders: [{ coins: 12 }], pile: ['a'] })
})

test('a copied secret stays a secret, open or closed', () => {
  expect(copy(secret(['a'], [1]))).toEqual(secret(['a'], [1]))
  expect(copy({ $secret: [1] })).toEqual({ $secret: [1] })
})

function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(partsOf)]
}
