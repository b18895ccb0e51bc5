import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('the least recently used value is dropped first', () => {
  const cache = new LruCache<number>(2)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([1, undefined, 3, 2])
})

test('a spent value is dropped before one that is still needed', () => {
  const cache = new LruCache<number>(2, { isSpent: (value) => value > 10 })
  cache.set('a', 1)
  cache.set('over', 11)
  cache.set('c', 3)
  expect([cache.get('a'), cache.get('over'), cache.get('c')]).toEqual([1, undefined, 3])
})

test('unused values are dropped, and spent ones much earlier', () => {
  let time = 0
  const cache = new LruCache<number>(10, { idle: 1_000, isSpent: (value) => value > 10, now: () => time })
  cache.set('a', 1)
  cache.set('over', 11)
  time = 99
  cache.sweep()
  expect(cache.size).toBe(2)
  time = 100
  cache.sweep()
  expect(cache.get('over')).toBeUndefined()
  time = 500
  cache.get('a')
  time = 1_400
  cache.sweep()
  expect(cache.size).toBe(1)
  time = 1_500
  cache.sweep()
  expect(cache.size).toBe(0)
})
