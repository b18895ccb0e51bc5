import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bus, natsBus } from '../bus/index.ts'
import { beginTable } from '../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { budgetOf } from './budget.ts'
import { playMatches } from './play.ts'
import { remoteMatches } from './remote.ts'
import { serveMatches } from './serve.ts'

const nats = process.env.TEST_NATS_URL ?? '127.0.0.1:4222'
let database: TestDatabase
const buses: Bus[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await Promise.all(buses.map((bus) => bus.close()))
  await database.drop()
})

async function bus(): Promise<Bus> {
  const opened = await natsBus(nats)
  buses.push(opened)
  return opened
}

async function member() {
  const own = await bus()
  return serveMatches(own, playMatches({ database, bus: own, budget: budgetOf(1_000), log: pino({ level: 'silent' }) }))
}

test('members share the buckets, and when one goes the other takes over at once', async () => {
  const remote = remoteMatches(await bus())
  const [one, other] = [await member(), await member()]
  const ids = await Promise.all(Array.from({ length: 40 }, () => beginTable(database)))
  const standings = await Promise.all(ids.map((id) => remote.standing(id, 'spectator')))
  await one.stop()
  expect(await Promise.all(ids.map((id) => remote.standing(id, 'spectator')))).toEqual(standings)
  await other.stop()
  const command = { do: 'move', id: randomUUID(), basis: 0, seat: 0, move: {} } as const
  const nobody = remoteMatches(await bus(), { each: 100, whole: 300 })
  expect(await nobody.execute(ids[0]!, command)).toEqual({ ok: false, problem: { code: 'unavailable' } })
  await expect(nobody.standing(ids[0]!, 'spectator')).rejects.toThrow('No process answered')
  nobody.stop()
  remote.stop()
})
