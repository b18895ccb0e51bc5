import { expect, test } from 'vitest'
import { clean } from './clean.ts'

test('a line is one line, without hidden or direction characters', () => {
  expect(clean('  good\n\n\tgame \u2028 all ')).toBe('good game all')
  expect(clean('pay \u202e5 sniok\u202c me')).toBe('pay 5 sniok me')
  expect(clean('be\u0007ep\u0000')).toBe('beep')
  expect(clean('\u200b \ufeff')).toBe('')
  expect(clean('half a pair \ud83d')).toBe('half a pair')
})

test('scripts of all languages and emoji are unchanged', () => {
  for (const line of ['Grüße, schön!', 'שלום', 'こんにちは', '👩‍🔧🏎️ <b>2 > 1</b>']) expect(clean(line)).toBe(line)
})
