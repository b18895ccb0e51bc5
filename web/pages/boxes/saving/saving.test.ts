import { boxesAtMost } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { expectSameMessages } from '../../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test('the German catalogue about saving boxes has the same messages and values as the English one', () => {
  expectSameMessages(en, de)
})

test('the message states the real limit of an account', () => {
  for (const text of [en, de]) expect(text['problem.full']).toContain(` ${boxesAtMost} `)
})
