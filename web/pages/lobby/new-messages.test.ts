import { test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './new-messages.de.ts'
import { en } from './new-messages.en.ts'

test('the German catalogue of a new table has the same messages and values as the English one', () => {
  expectSameMessages(en, de)
})
