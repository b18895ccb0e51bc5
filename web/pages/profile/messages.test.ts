import { test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test('German says all that English says of finished games and people, with the same values', () => {
  expectSameMessages(en, de)
})
