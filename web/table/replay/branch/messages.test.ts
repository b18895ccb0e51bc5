import { test } from 'vitest'
import { expectSameMessages } from '../../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test('the German catalogue of branches has the same messages and values as the English one', () => {
  expectSameMessages(en, de)
})
