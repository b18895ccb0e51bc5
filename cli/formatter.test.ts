import { readIcu } from '@carriage/kernel/translate'
import { expect, test } from 'vitest'
import { cliLanguages, terminalTranslator } from './formatter.ts'
import { en } from './messages.en.ts'

test.each(cliLanguages)('a message of the command is formatted in %s', (language) => {
  expect(terminalTranslator(language)('player.person', { n: 2 })).not.toBe('')
})

test('every message of the command can be parsed', () => {
  for (const [id, message] of Object.entries(en)) expect([id, readIcu(message).length > 0]).toEqual([id, true])
})
