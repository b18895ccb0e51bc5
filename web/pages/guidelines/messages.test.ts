import { guidelines } from '@carriage/protocol/guidelines'
import { expect, test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test('the German guidelines have the same messages and values as the English ones', () => {
  expectSameMessages(en, de)
})

test('the guidelines are those that reports and sanctions can name', () => {
  const numbers = Object.keys(en).flatMap((id) => /^(\d+)\.title$/.exec(id)?.[1] ?? [])
  expect(numbers.map(Number)).toEqual([...guidelines])
})
