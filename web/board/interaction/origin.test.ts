import { expect, test } from 'vitest'
import { type Origin, originLines } from './origin.ts'

const components = (...confirmed: string[]) => ({
  tiles: {
    provenance: 'reconstructed',
    note: '',
    confirmed,
    rows: [{ id: 'T1' }, { id: 'T2' }, { id: 'T3' }],
  },
})
const marks = (tables: object, ...rows: Origin['row'][]) =>
  originLines(
    tables,
    rows.map((row) => ({ table: 'tiles', row, rule: 'KW-1.12' })),
  ).map(({ anchor, provenance }) => [anchor, provenance])

test('the mark of a piece follows the provenance of its rows', () => {
  expect(marks(components(), 'T1')).toEqual([['tiles.rows.0', 'reconstructed']])
  expect(marks(components('rows.id T1'), 'T1')).toEqual([['tiles.rows.0', 'confirmed']])
  expect(marks(components('rows.id T1'), 'T2')).toEqual([['tiles.rows.1', 'reconstructed']])
})

test('several rows of a table are confirmed together, and the whole table with its last row', () => {
  const two = components('rows.id T1', 'rows.id T2')
  expect(marks(two, 'T1', 'T2')).toEqual([['tiles', 'confirmed']])
  expect(marks(two, 'T1', 'T3')).toEqual([['tiles', 'reconstructed']])
  expect(marks(two, undefined)).toEqual([['tiles', 'reconstructed']])
  expect(marks(components('rows.id T1', 'rows.id T2', 'rows.id T3'), undefined)).toEqual([['tiles', 'confirmed']])
})
