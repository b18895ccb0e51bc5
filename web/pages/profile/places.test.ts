import { expect, test } from 'vitest'
import { placeAt } from './places.ts'

test('tied seats share the better place, and the next one is skipped', () => {
  const result = { ranking: [[2], [0, 1], [3]], scores: [5, 5, 9, 1] } as const
  expect([0, 1, 2, 3].map((seat) => placeAt(result, seat))).toEqual([
    { place: 2, shared: true },
    { place: 2, shared: true },
    { place: 1, shared: false },
    { place: 4, shared: false },
  ])
  expect(placeAt(result, 4)).toBeUndefined()
})
