import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { componentRowsIn, componentTablesIn, rowContent, rowKey } from '@carriage/kernel'
import { titles } from '@carriage/shared/catalogue'
import { describe, expect, test } from 'vitest'
import { confirmRows } from './confirm.ts'
import { writeTables } from './write-tables.ts'

/** The tables of a game as if nothing had been confirmed yet. */
async function textOf(game: string): Promise<string> {
  const file = join(import.meta.dirname, '../../../games', game, 'components/standard.json')
  return (await readFile(file, 'utf8')).replaceAll(/^ {4}"confirmed": \[[^\]]*\],\n/gm, '')
}

/** Every uncertain row, as if owners reported it as it is. */
function uncertainRows(components: object) {
  return componentTablesIn(components).flatMap(([table, contents]) =>
    componentRowsIn(contents)
      .filter(({ provenance }) => provenance !== 'rulebook')
      .map((row) => ({ table, row: rowKey(row), value: rowContent(row), owners: 3 })),
  )
}

describe.each(titles.map(({ about }) => about.id))('%s', (game) => {
  test('confirmed rows add one line to their table, and none when written again', async () => {
    const text = await textOf(game)
    const rows = uncertainRows(JSON.parse(text) as object)
    const { components } = confirmRows(JSON.parse(text) as object, rows)
    const written = writeTables(text, components)
    const added = written.split('\n').filter((line) => line.startsWith('    "confirmed": ['))
    expect(added).toHaveLength(new Set(rows.map(({ table }) => table)).size)
    expect(added.length).toBeGreaterThan(0)
    expect(written.split('\n').filter((line) => !added.includes(line))).toEqual(text.split('\n'))
    expect(writeTables(written, confirmRows(JSON.parse(written) as object, rows).components)).toBe(written)
  })
})

test('a row with other contents changes only its own table', async () => {
  const text = await textOf('kraftwagen')
  const other = { table: 'circuit', row: 'lapSpaces', value: '12', owners: 3 }
  const { components } = confirmRows(JSON.parse(text) as object, [other])
  const written = writeTables(text, components)
  expect(JSON.parse(written)).toEqual(components)
  const lines = new Set(text.split('\n'))
  const changed = written.split('\n').filter((line) => !lines.has(line))
  expect(changed.join('').replaceAll(' ', '')).toBe('"confirmed":["lapSpaces"],"lapSpaces":12')
})

test('a file with another layout is refused and not changed', async () => {
  const tables = JSON.parse(await textOf('kraftwagen')) as object
  const { components } = confirmRows(tables, uncertainRows(tables))
  expect(() => writeTables(JSON.stringify(tables), components)).toThrow('not laid out as expected')
})
