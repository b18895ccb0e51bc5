import { createHash, createHmac } from 'node:crypto'
import { serverSecret } from '@carriage/auction/testing'
import { describe, expect, test } from 'vitest'
import { chiSquare, tally } from '../testing/chi-square.ts'
import type { Chance } from './chance.ts'
import { commitmentTo, keyedChance, matchKey } from './keyed-chance.ts'

const key = matchKey(serverSecret, 'tuesday', ['a', 'b'])

describe('chance of a match', () => {
  test('is the same when the draw is repeated', () => {
    expect(stream(keyedChance(key, 3))).toEqual(stream(keyedChance(key, 3)))
  })

  test('does not depend on the width of the draws before', () => {
    const one = keyedChance(key, 3)
    const other = keyedChance(key, 3)
    one.below(2)
    other.below(2 ** 31 + 1)
    expect(stream(one)).toEqual(stream(other))
  })

  test('differs with the entry, the draw, the secret, the match, each nonce and their order', () => {
    const keys = [
      key,
      matchKey(serverSecret.replace('00', '01'), 'tuesday', ['a', 'b']),
      matchKey(serverSecret, 'wednesday', ['a', 'b']),
      matchKey(serverSecret, 'tuesday', ['a', 'c']),
      matchKey(serverSecret, 'tuesday', ['b', 'a']),
      matchKey(serverSecret, 'tuesday', ['a', 'b', '']),
      matchKey(serverSecret, 'tuesday', ['ab']),
      matchKey(serverSecret, 'tuesday', ['a,b']),
      matchKey(serverSecret, 'tuesday', ['a","b']),
    ]
    const firsts = [...keys.map((each) => keyedChance(each, 0)), keyedChance(key, 1), keyedChance(key, 2 ** 31)]
    const draws = firsts.map((chance) => chance.below(2 ** 32))
    expect(new Set(draws).size).toBe(firsts.length)
    expect(new Set(stream(keyedChance(key, 0), 100)).size).toBe(100)
  })

  test('is read from HMAC-SHA256 over entry, draw and block, word by word', () => {
    for (const n of [2, 6, 52, 10_000, 2 ** 31 + 1, 3 * 2 ** 30 + 1, 2 ** 32]) {
      for (const entry of [0, 1, 77, 2 ** 32 - 1]) {
        const chance = keyedChance(key, entry)
        for (let draw = 0; draw < 20; draw++) expect(chance.below(n)).toBe(walk(key, entry, draw, n).drawn)
      }
    }
  })

  test('uses every word of a block, and continues with a second one if all are refused', () => {
    // Half of all words are refused below 2³¹ + 1, so one draw in 256 takes the last word and one a second block.
    const n = 2 ** 31 + 1
    const passedOver = new Set<number>()
    for (let entry = 0; entry < 2000; entry++) {
      const expected = walk(key, entry, 0, n)
      passedOver.add(expected.passedOver)
      expect(keyedChance(key, entry).below(n)).toBe(expected.drawn)
    }
    expect([0, 6, 7, 8].every((count) => passedOver.has(count))).toBe(true)
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('is an error below %d', (n) => {
    expect(() => keyedChance(key, 0).below(n)).toThrow(RangeError)
  })

  // 51 degrees of freedom: a fair source lies outside these values for one key in a thousand each.
  test('makes each of 52 cards equally likely in 250,000 draws', () => {
    let chance = keyedChance(key, 0)
    const counts = tally(250_000, 52, (i) => {
      if (i % 100 === 0) chance = keyedChance(key, i / 100)
      return chance.below(52)
    })
    const found = chiSquare(counts)
    expect(found).toBeLessThan(87.97)
    expect(found).toBeGreaterThan(25.37)
  })
})

describe('the commitment', () => {
  test('is SHA-256 over a label, the match and the secret', () => {
    const hash = createHash('sha256')
      .update('carriage house 1 commitment\ntuesday\n')
      .update(Buffer.from(serverSecret, 'hex'))
    expect(commitmentTo(serverSecret, 'tuesday')).toBe(hash.digest('hex'))
  })

  test('binds the match: the same secret cannot serve another', () => {
    expect(commitmentTo(serverSecret, 'wednesday')).not.toBe(commitmentTo(serverSecret, 'tuesday'))
  })

  test('binds the secret', () => {
    expect(commitmentTo(serverSecret.replace('1f', '1e'), 'tuesday')).not.toBe(commitmentTo(serverSecret, 'tuesday'))
  })

  test.each(['', '00', serverSecret.slice(2), `${serverSecret}20`])(
    'needs a secret of 32 bytes, not "%s"',
    (secret) => {
      expect(() => commitmentTo(secret, 'tuesday')).toThrow(RangeError)
      expect(() => matchKey(secret, 'tuesday', [])).toThrow(RangeError)
    },
  )

  test('needs a secret in hexadecimal', () => {
    expect(() => commitmentTo('x'.repeat(64), 'tuesday')).toThrow()
  })
})

function stream(chance: Chance, length = 20): number[] {
  return Array.from({ length }, () => chance.below(2 ** 32))
}

/** The same draw as docs/fairness.md describes it, with another library. */
function walk(key: Uint8Array, entry: number, draw: number, n: number): { drawn: number; passedOver: number } {
  const limit = 2n ** 32n - (2n ** 32n % BigInt(n))
  const message = Buffer.alloc(12)
  message.writeUInt32BE(entry, 0)
  message.writeUInt32BE(draw, 4)
  for (let block = 0; ; block++) {
    message.writeUInt32BE(block, 8)
    const bytes = createHmac('sha256', key).update(message).digest()
    for (let i = 0; i < 8; i++) {
      const word = BigInt(bytes.readUInt32BE(4 * i))
      if (word < limit) return { drawn: Number(word % BigInt(n)), passedOver: 8 * block + i }
    }
  }
}
