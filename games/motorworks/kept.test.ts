import { redact, secret } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { contentOf } from './kept.ts'

test('what is kept face down is told to its owner only', () => {
  const kept = secret(12, [1])
  expect(contentOf(redact(kept, 1))).toBe(12)
  expect(contentOf(redact(kept, 0))).toBeUndefined()
  expect(contentOf(7)).toBe(7)
})
