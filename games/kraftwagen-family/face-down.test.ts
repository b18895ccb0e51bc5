import { redact, secret } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { contentIfKnown } from './face-down.ts'

test('face-down content is shown to its owner only', () => {
  const content = secret(12, [1])
  expect(contentIfKnown(redact(content, 1))).toBe(12)
  expect(contentIfKnown(redact(content, 0))).toBeUndefined()
  expect(contentIfKnown(7)).toBe(7)
})
