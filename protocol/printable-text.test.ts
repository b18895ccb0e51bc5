import { expect, test } from 'vitest'
import { newChatLine } from './chat.ts'
import { printableText } from './printable-text.ts'
import { newTournament } from './tournament.ts'

test('control, invisible and direction characters are removed from a line, all other text is kept', () => {
  const shown = printableText(100)
  expect(shown.parse('a\u0000\u001b[2Jb\u202ec\u2066d\u2028e\ud800')).toBe('a[2Jbcde')
  for (const text of ['Grüße 👨‍👩‍👧 – gut!', 'two\nlines', 'سلام', 'שלום']) expect(shown.parse(text)).toBe(text)
  const id = 'c0ffee00-0000-4000-8000-000000000000'
  expect(newChatLine.safeParse({ id, text: '\u0007\u202e' }).success).toBe(false)
})

test.each(['\u202eevil', 'two\nlines', '\u200b', '\ud800', '\u001b]0;owned\u0007', 'nul\u0000', 'Operator'])(
  'a title %j is refused',
  (title) => {
    const tournament = {
      title,
      game: 'auction',
      seats: 2,
      pace: { kind: 'live', bank: 600, increment: 5 },
      startsAt: 1,
    }
    expect(newTournament.safeParse({ ...tournament, title: 'An evening' }).success).toBe(true)
    expect(newTournament.safeParse(tournament).success).toBe(false)
  },
)
