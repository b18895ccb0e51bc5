import { expect, test } from 'vitest'
import { historyOf, standing } from './history.ts'
import type { ShownEntry } from './link.ts'

const at = (n: number, undone?: number): ShownEntry => ({
  n,
  seat: 0,
  events: [],
  ...(undone === undefined ? {} : { undone }),
})

test('an undo removes its entry and all that followed', () => {
  const log = [at(0), at(1), at(2), at(3), at(4, 2), at(5)]
  expect(standing(log).map(({ n }) => n)).toEqual([0, 1, 5])
})

test('several steps can be undone one by one', () => {
  const log = [at(0), at(1), at(2), at(3, 2), at(4, 1), at(5)]
  expect(standing(log).map(({ n }) => n)).toEqual([0, 5])
})

test('updating the history entry by entry is the same as collecting it from scratch', () => {
  const emit = (n: number, undone?: number): ShownEntry => ({ ...at(n, undone), events: [{ n }, { n, again: true }] })
  const log = [emit(0), emit(1), emit(2), emit(3, 2), emit(4), emit(5, 1), emit(6), emit(7, 0), emit(8)]
  const history = historyOf(log.slice(0, 2))
  for (let length = 3; length <= log.length; length++) {
    const next = log[length - 1]
    const again = standing(log.slice(0, length)).flatMap(({ events }) => events)
    expect(next && history.add(next)).toEqual(again)
    expect(history.events()).toEqual(again)
  }
})
