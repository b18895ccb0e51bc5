import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/plain.ts'
import { chainHash, portableDigest } from './hash.ts'

const entry = { n: 1, seat: 0, move: { kind: 'done' }, draws: [3] }
const state = { coins: [12, 12] }

describe('the hash chain', () => {
  test('covers the previous hash, the entry and the position', () => {
    const hash = chainHash(portableDigest, 'ab', entry, state)
    expect(hash).toMatch(/^[0-9a-f]{32}$/)
    expect(chainHash(portableDigest, 'ac', entry, state)).not.toBe(hash)
    expect(chainHash(portableDigest, 'ab', { ...entry, seat: 1 }, state)).not.toBe(hash)
    expect(chainHash(portableDigest, 'ab', entry, { coins: [12, 11] })).not.toBe(hash)
  })

  test('does not depend on key order', () => {
    const turned = { draws: [3], move: { kind: 'done' }, seat: 0, n: 1 }
    expect(chainHash(portableDigest, 'ab', turned, state)).toBe(chainHash(portableDigest, 'ab', entry, state))
  })

  test('is the first 32 digits of SHA-256 over the three, one per line', () => {
    const text = 'ab\n{"draws":[3],"move":{"kind":"done"},"n":1,"seat":0}\n{"coins":[12,12]}'
    const digest = createHash('sha256').update(text, 'utf8').digest('hex')
    expect(chainHash(portableDigest, 'ab', entry, state)).toBe(digest.slice(0, 32))
  })
})

test('the portable digest equals the native one for any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(portableDigest(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
})
