import { expect, test } from 'vitest'
import { spansHere, timeOfMinute } from './awake.ts'

const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 })

test("hours in UTC are converted to the reader's time zone", () => {
  expect(spansHere([hours(6, 22)], 60)).toEqual([hours(7, 23)])
  expect(spansHere([hours(6, 10), hours(18, 22)], 0)).toEqual([hours(6, 10), hours(18, 22)])
})

test('spans that meet at midnight are joined, on either side', () => {
  expect(spansHere([hours(0, 7), hours(15, 24)], 0)).toEqual([hours(15, 7)])
  expect(spansHere([hours(0, 7), hours(15, 24)], -8 * 60)).toEqual([hours(7, 23)])
  expect(spansHere([hours(6, 22)], 5 * 60)).toEqual([hours(11, 3)])
  expect(spansHere([hours(6, 22)], 2 * 60)).toEqual([hours(8, 0)])
})

test('half-hour zones are exact, and a whole day remains a whole day', () => {
  expect(spansHere([hours(6, 22)], 330).map(({ from, to }) => [timeOfMinute(from), timeOfMinute(to)])).toEqual([
    ['11:30', '03:30'],
  ])
  expect(spansHere([hours(0, 24)], 0)).toEqual([hours(0, 24)])
})
