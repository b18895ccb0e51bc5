import type { GameLength } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { formatSpan, lengthFor } from './length.ts'
import { de } from './matching-messages.de.ts'
import { en } from './matching-messages.en.ts'

const length: GameLength = {
  seats: 3,
  kind: 'slow',
  amount: null,
  banked: null,
  games: 30,
  low: 1,
  median: 2,
  high: 3,
}
const oneDay = { ...length, amount: 1, banked: false }
const bank = { ...length, amount: 5, banked: true }
const lengths = [length, oneDay, bank]

test('the same pace is preferred, then all of its kind; undefined if too few games were finished', () => {
  expect(lengthFor(lengths, 3, { kind: 'slow', days: 1 })).toBe(oneDay)
  expect(lengthFor(lengths, 3, { kind: 'slow', days: 5, increment: 12 })).toBe(bank)
  expect(lengthFor(lengths, 3, { kind: 'slow', days: 5 })).toBe(length)
  expect(lengthFor(lengths, 4, { kind: 'slow', days: 1 })).toBeUndefined()
  expect(lengthFor(lengths, 3, { kind: 'live', bank: 600, increment: 5 })).toBeUndefined()
  expect(lengthFor([], 3, { kind: 'none' })).toBeUndefined()
})

test('durations are formatted in minutes, hours or days', () => {
  expect(formatSpan(61)).toEqual({ unit: 'minutes', count: 5 })
  expect(formatSpan(43 * 60)).toEqual({ unit: 'minutes', count: 45 })
  expect(formatSpan(100 * 60)).toEqual({ unit: 'hours', count: 1.5 })
  expect(formatSpan(25.4 * 3_600)).toEqual({ unit: 'hours', count: 25 })
  expect(formatSpan(9.6 * 86_400)).toEqual({ unit: 'days', count: 10 })
})

test('the German catalogue of lengths and hours has the same messages as the English one', () => {
  expectSameMessages(en, de)
})
