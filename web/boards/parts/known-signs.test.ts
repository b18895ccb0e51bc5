import { beforeEach, expect, test, vi } from 'vitest'
import { keepUses, unknownSigns } from './known-signs.ts'

const signs = ['hire', 'body']

beforeEach(() => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  })
})

test('a sign is known after three uses', () => {
  expect(unknownSigns('game', 'one', signs, { hire: 2 })).toEqual(['hire', 'body'])
  expect(unknownSigns('game', 'one', signs, { hire: 3 })).toEqual(['body'])
})

test('uses in other matches on this device count, each match once', () => {
  keepUses('game', 'one', { hire: 1 })
  keepUses('game', 'one', { hire: 2 })
  expect(unknownSigns('game', 'two', signs, {})).toEqual(['hire', 'body'])
  expect(unknownSigns('game', 'two', signs, { hire: 1 })).toEqual(['body'])
  expect(unknownSigns('other', 'two', signs, { hire: 1 })).toEqual(['hire', 'body'])
})

test('a browser that keeps nothing, or rubbish, shows all names', () => {
  localStorage.setItem('carriage-house.signs.game', '{"hire": 9}')
  expect(unknownSigns('game', 'one', signs, {})).toEqual(signs)
  vi.stubGlobal('localStorage', undefined)
  keepUses('game', 'one', { hire: 3 })
  expect(unknownSigns('game', 'one', signs, {})).toEqual(signs)
})
