import { expect, test } from 'vitest'
import { countedTo } from './counted-to.ts'
import { courseOfPoints, figureOfEachSeat, seatsWithMost } from './finale.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { spreadOut } from './spread-out.ts'

const gains = [
  { seat: 0, points: 3 },
  { seat: 1, points: 5 },
  { seat: 0, points: 4 },
] as const

test('a course has a step for each gain, and the ends of its parts', () => {
  const { totals, ends } = courseOfPoints(
    gains,
    2,
    (gain) => gain,
    ({ points }) => (points === 5 ? 'half' : undefined),
  )
  expect(totals).toEqual([
    [0, 0],
    [3, 0],
    [3, 5],
    [7, 5],
  ])
  expect(ends).toEqual([{ at: 2, label: 'half' }])
})

test('tied maxima are shared, and zero is no maximum', () => {
  expect(figureOfEachSeat(gains, 3, (gain) => gain)).toEqual([7, 5, 0])
  expect(figureOfEachSeat(gains, 3, (gain) => gain, Math.max)).toEqual([4, 5, 0])
  expect(seatsWithMost([4, 5, 5])).toEqual({ seats: [1, 2], count: 5 })
  expect(seatsWithMost([0, 0])).toBeUndefined()
})

test('points are counted source by source, and the order follows the current sums', () => {
  const sources = [
    { label: 'sales', points: [1, 9, 2] },
    { label: 'race', points: [9, 0, 2] },
  ]
  const counted = (to: number) => countedTo(sources, to, [0, 1, 2], [10, 9, 4])
  expect(counted(0)).toEqual({ points: [0, 0, 0], order: [0, 1, 2] })
  expect(counted(1)).toEqual({ points: [1, 9, 2], order: [1, 2, 0] })
  expect(counted(2)).toEqual({ points: [10, 9, 4], order: [0, 1, 2] })
})

test('badges at the end of the curve never overlap, and keep their order', () => {
  expect(spreadOut([10, 100, 12], 18)).toEqual([-6, 100, 12])
  expect(spreadOut([50, 50, 50], 18).toSorted((a, b) => a - b)).toEqual([14, 32, 50])
  expect(spreadOut([], 18)).toEqual([])
})

test('the German catalogue of the finale has the same messages as the English one', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
})
