import { test } from 'vitest'
import { expectSameMessages } from '../words/testing/same-messages.ts'
import { de } from './new-messages.de.ts'
import { en } from './new-messages.en.ts'

test('German says all that English says of a new table, with the same values', () => {
  expectSameMessages(en, de)
})
