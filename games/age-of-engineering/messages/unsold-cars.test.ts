import { createFormatter, createTranslator } from '@carriage/kernel/translate'
import { expect, test } from 'vitest'
import { at, type Position, table } from '../testing/index.ts'
import { words } from './index.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

const sentences = (position: Position, language: 'en' | 'de') => {
  const translator = createTranslator({ words, t: createFormatter({ en, de }, language), viewer: 0, name: String })
  return at(position.scoring())
    .emitted('carUnsold')
    .map((event) => translator.event(event).replace(/^\S+: /, ''))
}

test.each([
  ['$4', false, 'the car at 4 goes unsold.', 'Das Auto zum Preis 4 bleibt unverkauft.'],
  [
    '$4 T1',
    true,
    'the car at 4 could have sold once more; nobody takes it.',
    'Das Auto zum Preis 4 hätte noch einmal verkauft werden können; niemand nimmt es.',
  ],
  [
    '$4 T2',
    true,
    'the car at 4 could have sold 2 times more; nobody takes it.',
    'Das Auto zum Preis 4 hätte noch 2-mal verkauft werden können; niemand nimmt es.',
  ],
] as const)('AE-10.33 a car left over as %s, with a sale before it: %s', (car, sold, english, german) => {
  const market = table().round(3).car('yellow', car)
  const position = sold ? market.buyers('price') : market
  expect(sentences(position, 'en')).toEqual([english])
  expect(sentences(position, 'de')).toEqual([german])
})
