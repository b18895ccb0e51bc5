import { serverSecret } from '@carriage/auction/testing'
import { describe, expect, test } from 'vitest'
import { keyedChance, matchKey } from './keyed-chance.ts'
import { createDealer, keyedSource, publicPart } from './source.ts'

const source = keyedSource(serverSecret, 'tuesday', ['a', 'b'])

describe('a keyed source', () => {
  test('deals each entry from its own number', () => {
    const key = matchKey(serverSecret, 'tuesday', ['a', 'b'])
    const deal = createDealer(source, 'tuesday')
    expect(deal(4).below(1000)).toBe(keyedChance(key, 4).below(1000))
    expect(deal(4).below(1000)).toBe(keyedChance(key, 4).below(1000))
    expect(deal(5).below(2 ** 32)).not.toBe(deal(4).below(2 ** 32))
  })

  test('publishes its commitment and nonces while the match runs, but not its secret', () => {
    expect(publicPart(source)).toEqual({ kind: 'keyed', commitment: source.commitment, nonces: ['a', 'b'] })
    expect(JSON.stringify(publicPart(source))).not.toContain(serverSecret)
  })

  test('cannot deal without its secret', () => {
    expect(() => createDealer(publicPart(source), 'tuesday')).toThrow('its secret is not published')
  })
})

test('a fast source is one stream for the whole log, and not secret', () => {
  const fast = { kind: 'fast', seed: 5 } as const
  const deal = createDealer(fast, 'tuesday')
  const again = createDealer(fast, 'another')
  const stream = [deal(0).below(1000), deal(1).below(1000), deal(2).below(1000)]
  expect([again(0), again(0), again(0)].map((chance) => chance.below(1000))).toEqual(stream)
  expect(publicPart(fast)).toBe(fast)
})
