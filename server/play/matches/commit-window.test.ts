import { expect, test } from 'vitest'
import { commitWindow } from './commit-window.ts'

/** The window of the last commit, at this rate a second for some seconds. */
function windowAt(rate: number, seconds = 5, window = commitWindow()): number {
  let found = 0
  for (let commit = 1; commit <= rate * seconds; commit++) found = window((commit * 1_000) / rate)
  return found
}

test('no commit waits at a quiet server', () => {
  for (const rate of [0.1, 1, 5, 19]) expect(windowAt(rate)).toBe(0)
})

test('the window grows with the rate of commits, to 25 milliseconds', () => {
  const windows = [25, 30, 40, 60, 300, 5_000].map((rate) => windowAt(rate))
  expect(windows).toEqual(windows.toSorted((a, b) => a - b))
  expect(windows[0]).toBeGreaterThan(2)
  expect(windows.slice(-3)).toEqual([25, 25, 25])
})

test('it opens within a second of many moves, and is closed again when a player moves alone after a rest', () => {
  const window = commitWindow()
  expect(windowAt(200, 1, window)).toBe(25)
  expect(window(6_000)).toBe(0)
})
