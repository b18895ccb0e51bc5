import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Bus, NoAnswer, natsBus, TooLargeForBus } from '../../platform/bus/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type OwnNats, ownNats } from '../../testing/nats-server.ts'
import { type RemoteMatches, remoteMatches } from './remote.ts'

let database: TestDatabase
let nats: OwnNats
let bus: Bus
let asked: RemoteMatches
let members: ChildProcess[] = []

beforeAll(async () => {
  database = await testDatabase()
  nats = await ownNats()
  bus = await natsBus(nats.url)
})
afterEach(async () => {
  asked.stop()
  for (const member of members) {
    const exited = member.exitCode === null && member.signalCode === null ? once(member, 'exit') : undefined
    member.kill('SIGKILL')
    await exited
  }
  members = []
})
afterAll(async () => {
  await bus.close()
  await nats.stop()
  await database.drop()
})

async function open(count: number, deadly: readonly string[] = []): Promise<void> {
  members = await Promise.all(
    Array.from({ length: count }, async () => {
      const child = fork(join(import.meta.dirname, 'testing', 'matches-process.ts'), [
        database.url,
        nats.url,
        ...deadly,
      ])
      await once(child, 'message')
      return child
    }),
  )
  const heard = new Set<string>()
  const beats = bus.subscribe('matches.here', (member) => heard.add(member))
  asked = remoteMatches(bus)
  await expect.poll(() => heard.size, { timeout: 10_000 }).toBe(count)
  beats.end()
}

function alive(): number {
  return members.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).length
}

test('two processes survive a position that is too large for the bus, and go on answering', async () => {
  await open(2)
  const [padded, other] = [await beginTable(database), await beginTable(database)]
  const state = { ...(await asked.standing(other, 'spectator'))?.view, padding: 'x'.repeat(2_000_000) }
  await database.pool.query('insert into snapshots (match_id, n, state) values ($1, 0, $2)', [
    padded,
    JSON.stringify(state),
  ])
  for (let again = 0; again < 4; again++)
    await expect(asked.standing(padded, 'spectator')).rejects.toThrow(TooLargeForBus)
  expect((await asked.standing(other, 'spectator'))?.n).toBe(0)
  expect(alive()).toBe(2)
}, 60_000)

test('a question that ends the process that is asked ends two processes at most, and the third plays on', async () => {
  const [deadly, other] = [await beginTable(database), await beginTable(database)]
  const elsewhere = await natsBus(nats.url)
  const stranger = remoteMatches(elsewhere)
  await elsewhere.flush()
  await open(3, [deadly])
  await expect(asked.standing(deadly, 'spectator')).rejects.toThrow(NoAnswer)
  expect(alive()).toBe(1)
  // No process is asked again for some time, neither from here nor from another process, which has been told.
  const began = performance.now()
  await expect(asked.standing(deadly, 'spectator')).rejects.toThrow(NoAnswer)
  await expect(stranger.standing(deadly, 'spectator')).rejects.toThrow(NoAnswer)
  expect(performance.now() - began).toBeLessThan(1_000)
  expect((await asked.standing(other, 'spectator'))?.n).toBe(0)
  expect(alive()).toBe(1)
  stranger.stop()
  await elsewhere.close()
}, 60_000)
