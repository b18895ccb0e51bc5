import { moderationActions } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test("German says all that English says at the operator's desk, with the same values", () => {
  expectSameMessages(en, de)
})

test('whatever an operator does has words in the log', () => {
  expect(moderationActions.filter((action) => !Object.hasOwn(en, `log.${action}`))).toEqual([])
})
