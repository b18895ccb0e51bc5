import type { MatchId } from '@carriage/protocol'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bus, localBus } from '../platform/bus/index.ts'
import { lookAtDue } from '../play/clock/poller.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { listTables, type TableService } from './tables.ts'

let database: TestDatabase
let bus: Bus
let tables: TableService
beforeAll(async () => {
  database = await testDatabase()
  bus = localBus()
  tables = listTables({ database, bus })
})
afterAll(() => database.drop())

const ann = { id: 'ann', name: 'Ann' }
const bob = { id: 'bob', name: 'Bob' }

async function started(): Promise<MatchId> {
  const settings = { game: 'auction', options: {}, seats: 2, pace: { kind: 'none' }, visibility: 'open' } as const
  const id = await tables.create(ann, { ...settings, bots: [], hints: false, learning: false, ready: true })
  await tables.sitDown(id, bob, { ready: true })
  return id
}

test('a resigned seat is played even if no process received the first request for a bot', async () => {
  const id = await started()
  const polling = { database, bus, log: pino({ level: 'silent' }) }
  expect(await lookAtDue(polling)).toBe(0)
  expect(await tables.resign(id, ann.id)).toBe(0)
  const called = new Promise((resolve) => bus.take('bots.wake', resolve))
  expect(await lookAtDue(polling)).toBe(1)
  expect(await called).toBe(id)
})

test('only a running match can be resigned, and a player who resigned does not return', async () => {
  const id = await started()
  await tables.resign(id, bob.id)
  await tables.comeBack(id, bob.id)
  expect((await tables.show(id, bob.id))?.seats[1]).toMatchObject({ replaced: true, resigned: true })
  await expect(tables.resign(id, 'a stranger')).rejects.toMatchObject({ problem: { code: 'conflict' } })
})
