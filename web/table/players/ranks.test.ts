import { expect, test } from 'vitest'
import { ranksOf } from './ranks.ts'

const points = [12, 30, 12, 4]
const standing = (_view: object, seat: number) => ({ points: points[seat] ?? 0, change: seat })

test('tied seats share a rank, and the next rank counts them all', () => {
  const ranks = ranksOf({ standing }, {}, 0, 4, [])
  expect(ranks).toEqual([
    { points: 12, change: 0, rank: 2 },
    { points: 30, change: 1, rank: 1 },
    { points: 12, change: 2, rank: 2 },
    { points: 4, change: 3, rank: 4 },
  ])
})

test('if the points of a rival are hidden, nobody has a rank, and known points are still shown', () => {
  const ofOwn = (view: object, seat: number, _history: readonly object[], me: number | undefined) =>
    seat === me ? standing(view, seat) : ('hidden' as const)
  expect(ranksOf({ standing: ofOwn }, {}, 1, 3, [])).toEqual(['hidden', { points: 30, change: 1 }, 'hidden'])
})

test('a game without open points ranks nobody', () => {
  expect(ranksOf({}, {}, 0, 4, [])).toBeUndefined()
  expect(ranksOf(undefined, {}, 0, 4, [])).toBeUndefined()
})
