import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
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
let members: ChildProcess[]

beforeAll(async () => {
  database = await testDatabase()
  nats = await ownNats()
  members = await Promise.all(
    [1, 2].map(async () => {
      const process = join(import.meta.dirname, '..', 'matches', 'testing', 'matches-process.ts')
      const child = fork(process, [database.url, nats.url])
      await once(child, 'message')
      return child
    }),
  )
  const settings = { DATABASE_URL: database.url, NATS_URL: nats.url, PORT: `${await freePort()}`, LOG_LEVEL: 'silent' }
  gateway = await startServer(readConfig({ ...settings, CARRIAGE_ROLES: 'gateway' }))
}, 60_000)
afterAll(async () => {
  await gateway.stop()
  for (const member of members) member.kill('SIGKILL')
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

test('anybody may read a record that is larger than the bus carries, and no process of the matches ends', async () => {
  const text = madeRecord({ undos: 6_000 })
  expect(text.length).toBeGreaterThan(1_048_576)
  const id = matchIdFrom(randomBytes(14))
  // Kept when longer ones were still taken.
  await database.pool.query('insert into records (id, digest, text) values ($1, $1, $2)', [id, text])
  for (let again = 0; again < 3; again++) {
    const response = await served(`${id}/record`)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(text)
  }
  const frames = await served(`${id}/frames?after=0`)
  expect(((await frames.json()) as { frames: object[] }).frames.length).toBeGreaterThan(0)
  expect((await served(`${id}/view`)).status).toBe(200)
  expect(members.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([null, null])
}, 60_000)
