import { test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './waiting-room-messages.de.ts'
import { en } from './waiting-room-messages.en.ts'

test('German says all that English says in a waiting room, with the same values', () => {
  expectSameMessages(en, de)
})
