import { expect, test } from 'vitest'
import { agree, defaultOptions, offeredChoices, seatCounts } from '../../pages/play/options/table-options.ts'
import { title } from './title.ts'

test('a table has a number of seats that its game allows', () => {
  expect(seatCounts(title)).toEqual([2, 3, 4])
  expect(defaultOptions(title, 5).seats).toBe(4)
  expect(defaultOptions(title, 1).seats).toBe(2)
})

test('standard values are left out of the options', () => {
  const usual = defaultOptions(title, 3)
  const open = agree(usual, 'scoreVisibility', 'open')
  expect(open.options).toEqual({ scoreVisibility: 'open' })
  expect(agree(open, 'scoreVisibility', 'hidden').options).toEqual({})
})

test('a choice without messages is not offered', () => {
  expect(offeredChoices(title).map(({ name }) => name)).toContain('specialtyTiles')
  const unnamed = { name: 'unnamed', values: [false, true], standard: false }
  expect(offeredChoices({ ...title, choices: [unnamed] })).toEqual([])
})
