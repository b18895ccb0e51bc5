import { expect, test } from 'vitest'
import { actTime } from './act-time.ts'

test('all acts together take at most six seconds at normal speed', () => {
  for (let acts = 1; acts < 12; acts++) expect(actTime(acts, 1) * acts).toBeLessThanOrEqual(6000)
  expect(actTime(4, 2)).toBe(actTime(4, 1) / 2)
})

test('a summary with a shorter limit takes less', () => {
  for (let acts = 1; acts < 12; acts++) expect(actTime(acts, 1, 3000) * acts).toBeLessThanOrEqual(3000)
})
