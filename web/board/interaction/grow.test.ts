import { expect, test } from 'vitest'
import { growthOn } from './grow.ts'

test.each([
  [390, 844, 1],
  [1440, 900, 1],
  [1920, 1080, 1],
  [2048, 1152, 1],
  [2560, 1440, 1.3],
  [2560, 1080, 1],
  [3840, 2160, 2],
])('a table on a screen of %i by %i is drawn %d times as large', (width, height, grown) => {
  expect(growthOn(width, height)).toBe(grown)
})
