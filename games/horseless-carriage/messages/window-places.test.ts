import { createFormatter, createTranslator } from '@carriage/kernel/translate'
import { expect, test } from 'vitest'
import { boardSize } from '../market/niches.ts'
import type { MarketWindow } from '../state.ts'
import { words } from './index.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { windowSpans } from './things.ts'

const placeIn = (language: 'en' | 'de', window: MarketWindow) =>
  createTranslator({ words, t: createFormatter({ en, de }, language), viewer: 0, name: String }).phrase(
    windowSpans(window),
  )

test.each([
  [{ x: 0, y: 0, w: 2, h: 1 }, 'columns 1 to 2, row 1', 'Spalten 1 bis 2, Reihe 1'],
  [
    { x: -1, y: -1, w: 2, h: 2 },
    'column 1, row 1; 1 column off the left edge, 1 row off the bottom edge',
    'Spalte 1, Reihe 1; 1 Spalte links außerhalb, 1 Reihe unten außerhalb',
  ],
  [
    { x: 7, y: 6, w: 3, h: 3 },
    'column 8, rows 7 to 8; 2 columns off the right edge, 1 row off the top edge',
    'Spalte 8, Reihen 7 bis 8; 2 Spalten rechts außerhalb, 1 Reihe oben außerhalb',
  ],
])('a window is named by columns and rows of the board, and how far it sticks out: %o', (window, english, german) => {
  expect(placeIn('en', window)).toBe(english)
  expect(placeIn('de', window)).toBe(german)
})

test('no two windows of a size have one name, and none below 1 or beyond the board', () => {
  for (const [w, h] of [
    [1, 2],
    [2, 2],
    [3, 3],
  ] as const) {
    const windows: MarketWindow[] = []
    for (let x = 1 - w; x < boardSize; x++)
      for (let y = 1 - h; y < boardSize; y++)
        windows.push({ x, y, w, h }, ...(w === h ? [] : [{ x: y, y: x, w: h, h: w }]))
    const all = windows.map((window) => placeIn('en', window))
    expect(new Set(all).size).toBe(all.length)
    for (const one of all) expect(one).not.toMatch(/(columns?|rows?) (-|0|9)/)
  }
})
