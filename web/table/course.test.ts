import { expect, test } from 'vitest'
import { standing } from './course.ts'
import type { ShownEntry } from './link.ts'

const at = (n: number, undone?: number): ShownEntry => ({
  n,
  seat: 0,
  events: [],
  ...(undone === undefined ? {} : { undone }),
})

test('what was taken back no longer stands, with all that followed it', () => {
  const log = [at(0), at(1), at(2), at(3), at(4, 2), at(5)]
  expect(standing(log).map(({ n }) => n)).toEqual([0, 1, 5])
})

test('several steps taken back one by one', () => {
  const log = [at(0), at(1), at(2), at(3, 2), at(4, 1), at(5)]
  expect(standing(log).map(({ n }) => n)).toEqual([0, 5])
})
