import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrange, type Chance } from '../chance/chance.ts'
import { fastChance } from '../chance/fast-chance.ts'
import { anyPlain, anyText } from '../testing/plain.ts'
import { canonical, NotPlain } from './canonical.ts'

describe('the canonical form', () => {
  test('is JSON with sorted keys and no spaces', () => {
    expect(canonical({ b: [1, null, true], a: { d: 'x', c: -2 } })).toBe('{"a":{"c":-2,"d":"x"},"b":[1,null,true]}')
    expect(canonical([])).toBe('[]')
    expect(canonical({})).toBe('{}')
  })

  test('sorts keys by their UTF-16 code units, as RFC 8785 asks', () => {
    // The example of RFC 8785, section 3.2.3.
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6']
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33']
    const text = canonical(Object.fromEntries(keys.map((key) => [key, 0])))
    expect(text).toBe(`{${sorted.map((key) => `${JSON.stringify(key)}:0`).join(',')}}`)
  })

  test('sorts objects with many keys and with few', () => {
    const keys = Array.from({ length: 100 }, (_, i) => `key ${i}`)
    const text = canonical(Object.fromEntries(arrange(keys, fastChance(1)).map((key) => [key, 0])))
    expect(text).toBe(
      `{${keys
        .toSorted()
        .map((key) => `"${key}":0`)
        .join(',')}}`,
    )
  })

  test('preserves the order of lists', () => {
    expect(canonical([2, 1])).not.toBe(canonical([1, 2]))
  })

  test('is the same for any key order, and parses to the same value', () => {
    fc.assert(
      fc.property(anyPlain, fc.integer(), (value, seed) => {
        const text = canonical(value)
        expect(canonical(withKeysArranged(value, fastChance(seed)))).toBe(text)
        expect(JSON.parse(text)).toEqual(value)
        expect(canonical(JSON.parse(text))).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  test('writes every string as JSON does: escapes, control characters, any script, lone surrogates', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(canonical(text)).toBe(JSON.stringify(text))
      }),
      { numRuns: 1000 },
    )
  })

  test('writes each single UTF-16 code unit as JSON does', () => {
    for (let code = 0; code <= 0xffff; code++) {
      const text = String.fromCharCode(code)
      if (canonical(text) !== JSON.stringify(text)) expect.fail(`code unit ${code.toString(16)}`)
    }
  })

  test('accepts objects without a prototype', () => {
    expect(canonical(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}')
  })
})

describe('plain data excludes', () => {
  class Car {
    wheels = 4
  }

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['a fraction', 0.5],
    ['minus zero', -0],
    ['what is not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a number beyond exact counting', 2 ** 53],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a big integer', 1n],
    ['an instance of a class', new Car()],
    ['a date', new Date(0)],
    ['a map', new Map([[1, 2]])],
    ['a boxed string', Object('text')],
    ['a typed array', new Uint8Array(2)],
  ])('%s', (_, value) => {
    expect(() => canonical(value)).toThrow(NotPlain)
    expect(() => canonical({ in: [value] })).toThrow(NotPlain)
  })

  test('a hole in a list', () => {
    expect(() => canonical(Array(1).concat([1]))).toThrow(NotPlain)
    expect(() => canonical([1].concat(Array(1)))).toThrow(NotPlain)
  })

  test('the error names what was found', () => {
    expect(() => canonical({ price: 1.5 })).toThrow('Plain data cannot hold the number 1.5.')
    expect(() => canonical({ next: () => 1 })).toThrow('Plain data cannot hold a function.')
    expect(() => canonical({ next: undefined })).toThrow('Plain data cannot hold undefined.')
  })
})

function withKeysArranged(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => withKeysArranged(part, chance))
  const entries = Object.entries(value).map(([key, part]) => [key, withKeysArranged(part, chance)] as const)
  return Object.fromEntries(arrange(entries, chance))
}
