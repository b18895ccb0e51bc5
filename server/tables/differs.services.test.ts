import type { NewTable } from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localBus } from '../platform/bus/index.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { listTables, type TableService } from './tables.ts'

let database: TestDatabase
let tables: TableService
beforeAll(async () => {
  database = await testDatabase({ connections: 5 })
  tables = listTables({ database, bus: localBus(), isPlayerPresent: async () => false })
})
afterAll(() => database.drop())

const usual: NewTable = {
  game: 'kraftwagen',
  options: {},
  seats: 3,
  pace: { kind: 'none' },
  visibility: 'open',
  bots: [],
  hints: false,
  learning: false,
  ready: true,
}

async function differsAt(options: Record<string, unknown>): Promise<unknown> {
  const id = await tables.create({ id: 'ann', name: 'ann' }, { ...usual, options })
  return (await tables.show(id, 'ann'))?.differs
}

test('a table shows its differences: options, and component tables by the name of the box', async () => {
  expect(await differsAt({})).toEqual({ options: {}, box: null })
  const standard = titleOf('kraftwagen')?.components as { circuit: object }
  const components = { ...standard, title: 'Our box', circuit: { ...standard.circuit, lapSpaces: 12 } }
  expect(await differsAt({ specialtyTiles: true, components })).toEqual({
    options: { specialtyTiles: true },
    box: { title: 'Our box', tables: ['circuit'] },
  })
})
