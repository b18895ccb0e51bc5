import { guidelines } from '@carriage/protocol/guidelines'
import { expect, test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test('German says all that English says about conduct', () => {
  expectSameMessages(en, de)
})

test('the points are those that reports and measures can name', () => {
  const numbers = Object.keys(en).flatMap((id) => /^(\d+)\.title$/.exec(id)?.[1] ?? [])
  expect(numbers.map(Number)).toEqual([...guidelines])
})
