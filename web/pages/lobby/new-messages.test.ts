import { test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './new-messages.de.ts'
import { en } from './new-messages.en.ts'

test('German says all that English says of a new table, with the same values', () => {
  expectSameMessages(en, de)
})
