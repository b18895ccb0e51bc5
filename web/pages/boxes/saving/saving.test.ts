import { boxesAtMost } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { expectSameMessages } from '../../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

test('German says all that English says about keeping boxes, with the same values', () => {
  expectSameMessages(en, de)
})

test('the limit of an account is told as it is', () => {
  for (const text of [en, de]) expect(text['problem.full']).toContain(` ${boxesAtMost} `)
})
