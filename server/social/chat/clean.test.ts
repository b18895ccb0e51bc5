import { expect, test } from 'vitest'
import { clean } from './clean.ts'

test('a line is one line, and nothing hides in it or turns it around', () => {
  expect(clean('  good\n\n\tgame \u2028 all ')).toBe('good game all')
  expect(clean('pay \u202e5 sniok\u202c me')).toBe('pay 5 sniok me')
  expect(clean('be\u0007ep\u0000')).toBe('beep')
  expect(clean('\u200b \ufeff')).toBe('')
  expect(clean('half a pair \ud83d')).toBe('half a pair')
})

test('languages and pictures stay as they are', () => {
  for (const line of ['Grüße, schön!', 'שלום', 'こんにちは', '👩‍🔧🏎️ <b>2 > 1</b>']) expect(clean(line)).toBe(line)
})
