import { expect, test } from 'vitest'
import { changedLines } from './changes.ts'

const before = ['Lot 1', 'Ada', '  Workers 8', '  Money 0', 'Ben', '  Workers 8', '    at work 2', 'Deck 48']

test('nothing changed, nothing to show', () => {
  expect(changedLines(before, before)).toEqual([])
})

test('a changed line is shown below its headings', () => {
  const now = before.with(3, '  Money 5').with(6, '    at work 3')
  expect(changedLines(before, now)).toEqual(['Ada', '  Money 5', 'Ben', '  Workers 8', '    at work 3'])
})

test('a line that was under another heading is new', () => {
  const now = ['Lot 1', 'Ada', '  Workers 8', '  Money 0', 'Ben', '  Money 0', '  Workers 8', 'Deck 48']
  expect(changedLines(before, now)).toEqual(['Ben', '  Money 0'])
})

test('a line without a heading is shown alone; a changed heading brings the lines below it', () => {
  expect(changedLines(before, before.with(0, 'Lot 2'))).toEqual(['Lot 2'])
  expect(changedLines(before, before.with(1, 'Ada, first'))).toEqual(['Ada, first', '  Workers 8', '  Money 0'])
})
