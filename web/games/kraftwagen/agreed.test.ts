import { auctionTitle } from '@carriage/auction'
import { kraftwagenTitle } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { agree, offeredChoices, seatCounts, usualTerms } from '../../shell/terms/agreed.ts'

test('a table has the seats that its game knows', () => {
  expect(seatCounts(kraftwagenTitle)).toEqual([2, 3, 4])
  expect(usualTerms(kraftwagenTitle, 5).seats).toBe(4)
  expect(usualTerms(kraftwagenTitle, 1).seats).toBe(2)
})

test('what the standard is need not be agreed on', () => {
  const usual = usualTerms(kraftwagenTitle, 3)
  const open = agree(usual, 'scoreVisibility', 'open')
  expect(open.options).toEqual({ scoreVisibility: 'open' })
  expect(agree(open, 'scoreVisibility', 'hidden').options).toEqual({})
})

test('a choice without words is not offered', () => {
  expect(offeredChoices(kraftwagenTitle).map(({ name }) => name)).toContain('specialtyTiles')
  expect(offeredChoices(auctionTitle)).toEqual([])
})
