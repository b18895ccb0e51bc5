import { expect, test } from 'vitest'
import { saveSeen, seenOf } from './seen.ts'

function drawer(): Storage {
  const saved = new Map<string, string>()
  return {
    get length() {
      return saved.size
    },
    key: (place) => [...saved.keys()][place] ?? null,
    getItem: (key) => saved.get(key) ?? null,
    setItem: (key, text) => void saved.set(key, text),
    removeItem: (key) => void saved.delete(key),
    clear: () => saved.clear(),
  }
}

test('what I saw last of a table is restored when I return', () => {
  const storage = drawer()
  saveSeen('attic', { n: 12, view: { round: 2 } }, false, storage)
  expect(seenOf('attic', storage)).toEqual({ n: 12, view: { round: 2 } })
  expect(seenOf('cellar', storage)).toBeUndefined()
})

test('a finished game is removed from storage', () => {
  const storage = drawer()
  saveSeen('attic', { n: 12, view: {} }, false, storage)
  saveSeen('attic', { n: 13, view: {} }, true, storage)
  expect(storage.length).toBe(0)
})

test('only a limited number of tables is stored, and other keys are not touched', () => {
  const storage = drawer()
  storage.setItem('carriage-house.settings', '{}')
  for (let table = 0; table < 40; table++) saveSeen(`t${table}`, { n: table, view: {} }, false, storage)
  expect(storage.length).toBe(25)
  expect(storage.getItem('carriage-house.settings')).toBe('{}')
})

test('a corrupt or blocked storage counts as never seen', () => {
  const storage = drawer()
  storage.setItem('carriage-house.seen.attic', '{"n":"many"}')
  expect(seenOf('attic', storage)).toBeUndefined()
  storage.setItem('carriage-house.seen.attic', 'nonsense')
  expect(seenOf('attic', storage)).toBeUndefined()
  const full = drawer()
  full.setItem = () => {
    throw new Error('full')
  }
  expect(() => saveSeen('attic', { n: 1, view: {} }, false, full)).not.toThrow()
})
