import { componentRowsIn, componentTableIn, faultsInOptions, rowKey } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import { confirmRows } from './confirm.ts'

const title = titleOf('kraftwagen')!
/** The standard tables as if nothing had been confirmed yet. */
const components: object = Object.fromEntries(
  Object.entries(title.components!).map(([name, content]: [string, unknown]) => {
    if (typeof content !== 'object') return [name, content]
    const { confirmed: _, ...table } = content as { readonly confirmed?: unknown }
    return [name, table]
  }),
)

function provenanceOf(tables: object, table: string, key: string): string | undefined {
  const contents = componentTableIn(tables, table)
  return contents && componentRowsIn(contents).find((row) => rowKey(row) === key)?.provenance
}

test('accepted rows are written into the tables, marked and playable', () => {
  const outcome = confirmRows(components, [
    { table: 'circuit', row: 'lapSpaces', value: '12', owners: 3 },
    { table: 'actionTrack', row: 'spaces', value: '16', owners: 4 },
  ])
  expect(outcome).toMatchObject({
    marked: ['circuit.lapSpaces', 'actionTrack.spaces'],
    changed: ['circuit.lapSpaces'],
    left: [],
    components: { circuit: { lapSpaces: 12, provenance: 'reconstructed', confirmed: ['lapSpaces'] } },
  })
  expect(provenanceOf(components, 'circuit', 'lapSpaces')).toBe('reconstructed')
  expect(provenanceOf(outcome.components, 'circuit', 'lapSpaces')).toBe('confirmed')
  expect(faultsInOptions(title.versions[0], { components: outcome.components })).toEqual([])
  // Writing again changes nothing.
  expect(
    confirmRows(outcome.components, [{ table: 'circuit', row: 'lapSpaces', value: '12', owners: 5 }]),
  ).toMatchObject({
    components: outcome.components,
    changed: [],
  })
})

test('a tile is found by its short name, and unknown rows are left for review', () => {
  const tiles = componentTableIn(components, 'actionTiles')!
  const tile = componentRowsIn(tiles).find(({ provenance }) => provenance !== 'rulebook')!
  const key = rowKey(tile)
  const value = JSON.stringify(tile.value)
  const outcome = confirmRows(components, [
    { table: 'actionTiles', row: key, value, owners: 3 },
    { table: 'actionTiles', row: 'rows.id T99', value, owners: 3 },
    { table: 'colours', row: 'rows', value: 'null', owners: 3 },
  ])
  expect(outcome.marked).toEqual([`actionTiles.${key}`])
  expect(outcome.left).toEqual(['actionTiles.rows.id T99', 'colours.rows'])
  expect(provenanceOf(outcome.components, 'actionTiles', key)).toBe('confirmed')
})
