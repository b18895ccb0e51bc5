import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Uncertain } from './uncertain.tsx'

const words = 'Some of this may differ.'
const drawn = (...provenances: string[]) =>
  renderToStaticMarkup(createElement(Uncertain, { words, tables: provenances.map((provenance) => ({ provenance })) }))

test('a part of the board of which anything is not certain says so, and only such a part', () => {
  expect(drawn('rulebook', 'rulebook')).toBe('')
  for (const provenance of ['likely', 'reconstructed', 'ruling', 'fan manual'])
    expect(drawn('rulebook', provenance)).toContain(words)
})
