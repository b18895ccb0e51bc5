import { test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './waiting-room-messages.de.ts'
import { en } from './waiting-room-messages.en.ts'

test('the German catalogue of the waiting room has the same messages and values as the English one', () => {
  expectSameMessages(en, de)
})
