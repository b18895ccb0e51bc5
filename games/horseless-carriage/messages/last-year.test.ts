import { createFormatter, createTranslator } from '@carriage/kernel/translate'
import { describe, expect, test } from 'vitest'
import { at, type Play, savedFactories, table } from '../testing/index.ts'
import { words } from './index.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const { G1 } = savedFactories

/** The timecard flips at these moments; which year is then the last follows from HC-8.7. */
const flips: [string, () => Play, 'this' | 'next'][] = [
  ['phase 1', () => at(table().timecard(1).markers('speed', 3, 0, 0)).research('speed'), 'this'],
  ['phase 4', () => at(table().year(4).timecard(1).gantt('red', 9).factory('purple', G1).brochures()), 'this'],
  [
    'phase 8',
    () =>
      at(table().year(4).timecard(1).demanding())
        .playCard('red-2c', 'I')
        .playCard('green-1a', 'I')
        .playCard('purple-1a', 'I'),
    'next',
  ],
]
const expected = {
  en: { this: 'this year is the last', next: 'next year is the last' },
  de: { this: 'Dieses Jahr ist das letzte', next: 'Nächstes Jahr ist das letzte' },
} as const

describe.each(['en', 'de'] as const)('shown in %s', (language) => {
  const translator = createTranslator({
    words,
    t: createFormatter({ en, de }, language),
    viewer: 'spectator',
    name: String,
  })

  test.each(flips)('HC-8.7 HC-11.2 a flip in %s: which year is the last', (_, flipped, when) => {
    const lines = translator.events(flipped().events).join('\n')
    expect(lines).toContain(expected[language][when])
    expect(lines).not.toContain(expected[language][when === 'this' ? 'next' : 'this'])
    // A card that is flipped goes to no number.
    expect(lines).toMatch(/^(Punch clock|Eine Stechuhr)\.$/m)
  })

  test('HC-8.7 the table names the last year, also in phase 8 before it begins', () => {
    const year = (game: Play) => translator.board(game.state).find((line) => /flipped|umgedreht/.test(line))
    const inFour = at(table().year(4).timecard(1).markers('speed', 3, 0, 0)).research('speed')
    expect(year(inFour)).toMatch(/(year|Jahr) 4\b/)
    const inEight = at(table().year(4).timecard(1).demanding())
    inEight.state.timecard.flipped = true
    expect(year(inEight)).toMatch(/(year|Jahr) 5\b/)
  })
})
