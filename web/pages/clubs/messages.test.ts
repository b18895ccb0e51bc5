import { test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test('German says all that English says on the pages of clubs, with the same values', () => {
  expectSameMessages(en, de)
})
