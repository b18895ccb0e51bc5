import type { ComponentTable } from '@carriage/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Uncertain } from './uncertain.tsx'

const words = 'Some of this may differ.'
const drawn = (...provenances: string[]) => drawnOf(provenances.map((provenance) => table(provenance)))
const drawnOf = (tables: readonly ComponentTable[]) => renderToStaticMarkup(createElement(Uncertain, { words, tables }))
const table = (provenance: string, confirmed?: readonly string[]): ComponentTable & { readonly rows: object } => ({
  provenance,
  note: '',
  rows: { red: 1, blue: 2 },
  ...(confirmed && { confirmed }),
})

test('exactly the parts of the board with uncertain components are marked', () => {
  expect(drawn('rulebook', 'rulebook')).toBe('')
  for (const provenance of ['likely', 'reconstructed', 'ruling', 'fan manual'])
    expect(drawn('rulebook', provenance)).toContain(words)
})

test('the mark disappears when owners have confirmed every row', () => {
  expect(drawnOf([table('rulebook'), table('reconstructed', ['rows.red'])])).toContain(words)
  expect(drawnOf([table('rulebook'), table('reconstructed', ['rows.red', 'rows.blue'])])).toBe('')
})
