import { test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './page-messages.de.ts'
import { en } from './page-messages.en.ts'

test('German says all that English says on the page of people, with the same values', () => {
  expectSameMessages(en, de)
})
