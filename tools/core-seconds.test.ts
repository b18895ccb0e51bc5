import { expect, test } from 'vitest'
import { coreBudget, coreDifferences, recordedSeconds } from './core-seconds.ts'

test('the browser tests of the landing tier fit their budget', () => {
  const seconds = Object.values(recordedSeconds('.'))
  const sum = seconds.reduce((total, each) => total + each, 0)
  expect(seconds.length).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual(coreBudget.workers * coreBudget.minutes * 60)
})

test('a test without recorded seconds is named, and one that is gone', () => {
  expect(coreDifferences({ old: 1, both: 2 }, { both: 3, new: 4 })).toEqual([
    'not recorded: new',
    'recorded and not run: old',
  ])
})
