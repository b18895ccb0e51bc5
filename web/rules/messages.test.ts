import { expect, test } from 'vitest'
import { voiceIn } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { en, type RulesMessage } from './messages.en.ts'

test('German says all that English says about the rules', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
  for (const language of ['en', 'de'] as const) {
    const say = voiceIn({ en, de }, language)
    for (const id of Object.keys(en) as RulesMessage[]) expect(say(id, { name: 'Race', count: 2 })).not.toMatch(/[{}]/)
  }
})
