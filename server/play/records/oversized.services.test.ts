import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { matchIdFrom } from '@carriage/protocol'
import { freePort } from '@carriage/shared/ports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type RunningServer, startServer } from '../../start.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { madeRecord } from '../../testing/made-record.ts'
import { type OwnNats, ownNats } from '../../testing/nats-server.ts'

let database: TestDatabase
let nats: OwnNats
let gateway: RunningServer

beforeAll(async () => {
  database = await testDatabase()
  nats = await ownNats()
  const settings = { DATABASE_URL: database.url, NATS_URL: nats.url, PORT: `${await freePort()}`, LOG_LEVEL: 'silent' }
  gateway = await startServer(readConfig({ ...settings, CARRIAGE_ROLES: 'play' }))
}, 60_000)
afterAll(async () => {
  await gateway.stop()
  await nats.stop()
  await database.drop()
})

/** Making so long a record keeps this process busy, and the gateway in it asks clients to wait: this one does. */
async function served(path: string): Promise<Response> {
  for (;;) {
    const response = await fetch(`${gateway.url}/api/matches/${path}`)
    if (response.status !== 503) return response
    await wait(100)
  }
}

test('anybody may read a record that is larger than the bus carries, and the process continues', async () => {
  const text = madeRecord({ undos: 6_000 })
  expect(text.length).toBeGreaterThan(1_048_576)
  const id = matchIdFrom(randomBytes(14))
  // Stored when longer ones were still accepted.
  await database.pool.query('insert into records (id, digest, text) values ($1, $1, $2)', [id, text])
  for (let again = 0; again < 3; again++) {
    const response = await served(`${id}/record`)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(text)
  }
  const frames = await served(`${id}/frames?after=0`)
  expect(((await frames.json()) as { frames: object[] }).frames.length).toBeGreaterThan(0)
  expect((await served(`${id}/view`)).status).toBe(200)
}, 60_000)
