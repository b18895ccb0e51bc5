import { expect, test } from 'vitest'
import { Rounds } from './rounds.ts'

test.each([0, 1, 7, 95])('in a round each of %i is visited once, a part at a time', (count) => {
  const all = new Map(Array.from({ length: count }, (_, index) => [index, index]))
  const rounds = new Rounds(all, 10)
  for (let round = 0; round < 3; round++) {
    const parts = Array.from({ length: 10 }, () => rounds.tick())
    expect(Math.max(...parts.map(({ length }) => length))).toBe(Math.ceil(count / 10))
    expect(parts.flat()).toEqual([...all.values()])
  }
})

test('items added during a round are visited too, and removed ones are not', () => {
  const all = new Map(Array.from({ length: 8 }, (_, index) => [index, index]))
  const rounds = new Rounds(all, 4)
  const first = rounds.tick()
  all.delete(3)
  all.set(8, 8)
  all.set(9, 9)
  const seen = [...first, ...Array.from({ length: 3 }, () => rounds.tick()).flat()]
  expect(seen).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9])
})
