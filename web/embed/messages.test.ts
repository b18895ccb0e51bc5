import { test } from 'vitest'
import { expectSameMessages } from '../words/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test('German says all that English says about embedded tables', () => {
  expectSameMessages(en, de)
})
