import { expect, test } from 'vitest'
import { ranksOf } from './ranks.ts'

const points = [12, 30, 12, 4]
const standing = (_view: object, seat: number) => ({ points: points[seat] ?? 0, change: seat })

test('seats with as many points share a place, and the next place counts them all', () => {
  const ranks = ranksOf({ standing }, {}, 4, [])
  expect(ranks?.map(({ rank }) => rank)).toEqual([2, 1, 2, 4])
  expect(ranks?.map(({ change }) => change)).toEqual([0, 1, 2, 3])
})

test('a game without points on the table ranks nobody', () => {
  expect(ranksOf({}, {}, 4, [])).toBeUndefined()
  expect(ranksOf(undefined, {}, 4, [])).toBeUndefined()
})
