import { describe, expect, test } from 'vitest'
import { type ComponentTable, componentRowsIn, tableProvenance, withConfirmedRows } from './components.ts'

const tiles = {
  provenance: 'reconstructed',
  note: 'Two are a guess.',
  rows: [
    { id: 'T1', actions: ['buyer'], provenance: 'rulebook' },
    { id: 'T2', actions: ['hire'] },
    { id: 'T3', actions: ['race', 'hire'] },
  ],
}
const components = { id: 'box', tiles, lap: { provenance: 'likely', note: '', spaces: 10 } }

const marksOf = (table: ComponentTable) => componentRowsIn(table).map(({ provenance }) => provenance)
const second = { table: 'tiles', row: 'rows.id T2', value: '{"actions":["hire"],"id":"T2"}' }
const third = { table: 'tiles', row: 'rows.id T3', value: '{"actions":["race","hire"],"id":"T3"}' }

describe('rows reported by owners', () => {
  test('are marked as confirmed, and so is their table once no other row of it is uncertain', () => {
    const some = withConfirmedRows(components, [second]) as typeof components
    expect(marksOf(some.tiles)).toEqual(['rulebook', 'confirmed', 'reconstructed'])
    expect(tableProvenance(some.tiles)).toBe('reconstructed')
    const all = withConfirmedRows(some, [third, second]) as typeof components
    expect(marksOf(all.tiles)).toEqual(['rulebook', 'confirmed', 'confirmed'])
    expect(tableProvenance(all.tiles)).toBe('confirmed')
    expect(all.lap).toBe(components.lap)
    expect(tableProvenance(all.lap)).toBe('likely')
  })

  test('mark nothing where our row differs or is missing', () => {
    const other = { table: 'lap', row: 'spaces', value: '12' }
    const unknown = { table: 'tiles', row: 'rows.id T9', value: second.value }
    expect(withConfirmedRows(components, [other, unknown, { ...other, table: 'track' }])).toEqual(components)
    expect(tableProvenance(components.tiles)).toBe('reconstructed')
  })
})

test('a table printed in the rulebook is not called confirmed', () => {
  expect(tableProvenance({ provenance: 'rulebook', note: '' })).toBe('rulebook')
})
