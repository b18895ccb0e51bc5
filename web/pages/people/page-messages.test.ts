import { test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './page-messages.de.ts'
import { en } from './page-messages.en.ts'

test('the German catalogue of the people page has the same messages and values as the English one', () => {
  expectSameMessages(en, de)
})
