import { moderationActions } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test('the German catalogue of moderation has the same messages and values as the English one', () => {
  expectSameMessages(en, de)
})

test('every action of an operator has a text in the log', () => {
  expect(moderationActions.filter((action) => !Object.hasOwn(en, `log.${action}`))).toEqual([])
})
