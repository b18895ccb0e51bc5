import { createFormatter, createTranslator } from '@carriage/kernel/translate'
import { describe, expect, test } from 'vitest'
import type { Options } from '../options.ts'
import { at, body, engine, table } from '../testing/index.ts'
import { words } from './index.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { recruitEffect } from './things.ts'

const format = (language: 'en' | 'de', options: Partial<Options>, tile: Parameters<typeof recruitEffect>[1]) => {
  const translator = createTranslator({ words, t: createFormatter({ en, de }, language), viewer: 0, name: String })
  return translator.phrase(recruitEffect(table({ options }).state(), tile))
}

describe('the text of a tile matches its step', () => {
  test.each(['sell5', 'sell7'] as const)('AE-8.2 AE-8.3 AE-8.10 %s', (tile) => {
    for (const [instantSale, step, english, german] of [
      ['sellOwnCar', 'sellNow', /^sell .* at once/, /verkauft sofort/],
      ['placeExtraCar', 'placeCar', /^place one more car at once/, /anbietest/],
    ] as const) {
      const position = table({ options: { instantSale } })
        .car('purple', '$9')
        .car('purple', '$8')
        .display(tile)
        .doing('recruit')
      const game = at(position.workshop('purple', body(1), engine(1))).recruit(tile)
      expect(game.decision).toBe(step)
      expect(format('en', { instantSale }, tile)).toMatch(english)
      expect(format('de', { instantSale }, tile)).toMatch(german)
    }
  })

  test('AE-7.24 Olds names the tokens that count', () => {
    expect(format('en', {}, 'olds')).toMatch(/token left on an engineer/)
    expect(format('en', { oldsToken: 'anyToken' }, 'olds')).toMatch(/also a loose one/)
    expect(format('de', {}, 'olds')).toMatch(/auf einem Ingenieur/)
    expect(format('de', { oldsToken: 'anyToken' }, 'olds')).toMatch(/auch einen losen/)
  })
})
